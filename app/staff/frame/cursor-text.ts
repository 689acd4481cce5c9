import type { Cursor } from "~/staff/inquiry/inquiry-states";

const cursorShape = /^(older|newer)~([\d-]{10}T[\d:.]{12}Z)~([\w-]{1,64})$/;

export const writeCursor = ({ direction, at, id }: Cursor) => `${direction}~${at}~${id}`;

export function readCursor(query: URLSearchParams): Cursor | null {
  const [, direction, at = "", id = ""] = cursorShape.exec(query.get("at") ?? "") ?? [];
  return direction === "older" || direction === "newer" ? { direction, at, id } : null;
}
