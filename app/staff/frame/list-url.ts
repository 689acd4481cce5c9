import type { Cursor } from "~/staff/inquiry/inquiry-states";
import { writeCursor } from "./cursor-text";

/** URL of a list at a place, null for its newest page; parameters that are "" are left out. */
export function listAddress(
  path: string,
  parameters: Record<string, string>,
  cursor: Cursor | null = null,
) {
  const query = new URLSearchParams({ ...parameters, at: cursor ? writeCursor(cursor) : "" });
  for (const [name, value] of [...query]) if (value === "") query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}
