/** By path: the query parameter with which a page is rendered on request instead of sent as its file. */
export const renderedQueries: Readonly<Record<string, string>> = {
  "/contact": "treatment",
  "/payment": "again",
};
