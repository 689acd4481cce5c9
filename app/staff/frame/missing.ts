import { data } from "react-router";

/** An unknown URL below /staff: only staff get 404, and its path is not logged. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function Missing() {
  return null;
}
