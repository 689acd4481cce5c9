/** Of a catalogue that is shown page by page (catalogue/paging.ts). */
export const catalogueWords = {
  /** What the page lists, beside the number of treatments. */
  where: (number: number, of: number) => `page ${number} of ${of}`,
  links: {
    label: "Pages of treatments",
    previous: "Previous page",
    next: "Next page",
    page: (number: number) => `Page ${number}`,
  },
};
