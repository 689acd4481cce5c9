import { data } from "react-router";
import { reportNotFoundContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/not-found";
import tellPath from "./not-found-script.ts?script";

export const handle: PageHandle = { script: tellPath };

/**
 * The page of every unknown URL. Its path is logged, here and in the browser's console, so that
 * broken links are found.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  context.get(reportNotFoundContext)(new URL(request.url).pathname);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
