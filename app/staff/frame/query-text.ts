/** What somebody looks for. Without NUL, which no text of the database has and PostgreSQL refuses. */
export const plainText = (text: string) => text.replaceAll("\0", "").trim();

/** A field of the URL; "" when it is not there. */
export const queryText = (query: URLSearchParams, name: string, longest: number) =>
  plainText(query.get(name) ?? "").slice(0, longest);
