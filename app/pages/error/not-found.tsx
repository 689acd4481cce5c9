import { data } from "react-router";
import { reportNotFoundContext } from "~/context";
import type { Route } from "./+types/not-found";

/** Every address that is no page. The path is logged, so that broken links come to light. */
export function loader({ request, context }: Route.LoaderArgs) {
  context.get(reportNotFoundContext)(new URL(request.url).pathname);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
