/** Texts of the desk's printed pages. */
export const printingWords = {
  print: "Print",
  title: "Inquiries to print",
  inquiryTitle: (reference: string) => `Inquiry ${reference} to print`,
  back: "Back to the list",
  backToInquiry: "Back to the inquiry",
  hint: "That you opened this page to print is in the audit log.",
  withoutScript: "Print it with your browser.",
  found: (n: number) => (n === 1 ? "1 inquiry" : `${n} inquiries`),
  more: (n: number) => `The newest ${n}. There are more: narrow the list down, or export it.`,
  columns: {
    name: "Name",
    reference: "Reference",
    phone: "Phone",
    email: "Email",
    service: "Service",
    received: "Received",
    status: "Status",
  },
  /** Printed instead of a page whose printing would not be recorded. */
  recorded:
    "What is printed here is recorded. Use “Print” in the calendar, the list of inquiries or an inquiry, or “Export CSV”.",
};
