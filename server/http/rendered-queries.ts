/** Queries for which a page that is also a file is rendered instead. */
export const renderedQueries: Readonly<Record<string, string>> = {
  "/contact": "treatment",
  "/payment": "again",
};
