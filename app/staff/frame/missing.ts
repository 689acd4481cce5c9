import { data } from "react-router";

/** A URL below /staff that is no page: said to staff only, and not logged with its path. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function Missing() {
  return null;
}
