import { data } from "react-router";
import { factsContext, reportNotFoundContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { treatmentMeantBy } from "~/site/services/treatment-meant-by";
import type { Route } from "./+types/not-found";
import tellPath from "./not-found-script.ts?script";

export const handle: PageHandle = { script: tellPath };

/**
 * The page of every unknown URL. Its path is logged, here and in the browser's console, so that
 * broken links are found.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  context.get(reportNotFoundContext)(path);
  throw data(treatmentMeantBy(path, context.get(factsContext)), { status: 404 });
}

export default function NotFound() {
  return null;
}
