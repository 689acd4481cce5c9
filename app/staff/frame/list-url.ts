import type { Cursor } from "~/core/db/queries";

/** Removes NUL from a search text: the database stores none, and PostgreSQL rejects it. */
export const plainText = (text: string) => text.replaceAll("\0", "").trim();

/** A parameter of the URL, cut at `longest` characters; "" when it is missing. */
export const queryText = (query: URLSearchParams, name: string, longest: number) =>
  plainText(query.get(name) ?? "").slice(0, longest);

const cursorShape = /^(older|newer)~([\d-]{10}T[\d:.]{12}Z)~([\w-]{1,64})$/;

const writeCursor = ({ direction, at, id }: Cursor) => `${direction}~${at}~${id}`;

/** The place in a list from the URL's parameter `at`; null for the newest page. */
export function readCursor(query: URLSearchParams): Cursor | null {
  const [, direction, at = "", id = ""] = cursorShape.exec(query.get("at") ?? "") ?? [];
  return direction === "older" || direction === "newer" ? { direction, at, id } : null;
}

/** URL of a list at a place, null for its newest page; parameters that are "" are left out. */
export function listPath(
  path: string,
  parameters: Record<string, string>,
  cursor: Cursor | null = null,
) {
  const query = new URLSearchParams({ ...parameters, at: cursor ? writeCursor(cursor) : "" });
  for (const [name, value] of [...query]) if (value === "") query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}
