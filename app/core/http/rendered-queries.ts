/** By path: the query parameters with which a page is rendered on request instead of sent as its file. */
export const renderedQueries: Readonly<Record<string, readonly string[]>> = {
  "/compare": ["a", "b", "c"],
  "/contact": ["treatment", "about", "estimate"],
  "/payment": ["again"],
  "/services": ["q", "evidence"],
};

/** Whether a GET of `path` is rendered. All other paths without a file do not exist. */
export const isRendered = (path: string): boolean =>
  /^\/(payment|staff|inquiry|update-products)(\/|$)|^\/(compare|contact|services|healthz|readyz|__manifest)$|\.(json|data)$/.test(
    path,
  );
