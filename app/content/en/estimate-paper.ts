import { formatPhone } from "../../facts/format-facts";

/** The printed estimate. 45 CFR 149.610(c)(1)(vi) to (x) requires its disclaimers. */
export const estimatePaperWords = {
  title: "Good-Faith Estimate",
  prepared: (day: string) => `Prepared on ${day}`,
  reference: "Reference",
  patient: "Patient",
  birthDate: "Date of birth",
  primary: "Main item or service",
  expected: "Expected",
  diagnosisCodes: "Diagnosis codes",
  columns: {
    service: "Item or service",
    expected: "Expected",
    code: "Service code",
    quantity: "Quantity",
    price: "Price each",
    amount: "Amount",
  },
  npi: "NPI",
  tin: "TIN",
  where: "Place of care",
  subtotal: (provider: string) => `Expected charges of ${provider}`,
  total: "Total expected charges",
  separate: "Scheduled separately",
  separateDisclaimer: (phone: string) =>
    `We expect these to be scheduled separately, before or after this care. You get a separate good-faith estimate for each when it is scheduled or when you ask; call ${formatPhone(phone)}. Its diagnosis codes, service codes, expected charges and provider numbers are in that estimate and not in this one.`,
  disclaimers: [
    "There may be other items or services that we recommend as part of your care and that must be scheduled or requested separately. They are not in this estimate.",
    "This is only an estimate of the items and services that we reasonably expected to be needed when it was written. The actual items, services or charges may differ from it.",
    "If a provider bills you at least $400 more than the expected charges that this estimate shows for that provider, you have the right to dispute the bill in the federal patient-provider dispute resolution process. You must start it within 120 calendar days after you receive the first bill. Find out how at www.cms.gov/nosurprises or by calling 1-800-985-3059. Starting it does not affect the quality of the health care services that you get.",
    "This estimate is not a contract. It does not require you to get the items or services from any of the providers or facilities named in it.",
  ],
  disclaimersTitle: "What you should know",
  keep: "Keep a copy of this estimate. You may need it to compare with your bill.",
} as const;
