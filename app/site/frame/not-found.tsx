import { data } from "react-router";
import { splitPath } from "~/content/languages";
import { reportNotFoundContext, siteContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { treatmentMeantBy } from "~/site/services/treatment-meant-by";
import type { Route } from "./+types/not-found";

/** The browser's console names the path, so that broken links are found. */
export const handle: PageHandle = {
  script: 'console.error("There is no page at " + location.pathname)',
};

/** The page of every unknown URL. */
export function loader({ request, pattern, context }: Route.LoaderArgs) {
  const { path } = splitPath(new URL(request.url).pathname);
  context.get(reportNotFoundContext)(pattern);
  throw data(treatmentMeantBy(path, context.get(siteContext)), { status: 404 });
}

export default function NotFound() {
  return null;
}
