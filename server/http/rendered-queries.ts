/** Queries for which a page that is also a file is rendered instead. */
export const renderedQueries: Readonly<Record<string, string>> = {
  "/contact": "treatment",
  "/payment": "again",
};

/** Whether a GET of `path` asks the application. All other addresses that are no file have no page. */
export const isRendered = (path: string): boolean =>
  /^\/(payment|staff|inquiry|update-products)(\/|$)|^\/(contact|healthz|readyz|__manifest)$|\.(json|data)$/.test(
    path,
  );
