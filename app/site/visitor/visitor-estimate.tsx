import { redirect } from "react-router";
import { useSite } from "~/content/use-site";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { EstimatePaper } from "~/staff/estimates/estimate-paper";
import { PrintBar } from "~/staff/frame/print-bar";
import type { Route } from "./+types/visitor-estimate";
import { readVisitorPage } from "./visitor-page.server";

/** Only the paper itself: it is made to be printed. */
export const handle: PageHandle = { frame: "staff" };

/**
 * An estimate of the private page. Redirects to that page when the link is old or has ended: it
 * verifies the visitor, or says that the link has ended.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await readVisitorPage(context.get(appContext), params.token);
  const back = `/inquiry/${encodeURIComponent(params.token)}`;
  const estimates = page?.access === "open" ? page.estimates : [];
  const found = estimates.find(({ id }) => id === params.estimate);
  if (!found) throw redirect(back, 303);
  return { ...found, back };
}

export default function VisitorEstimate({ loaderData }: Route.ComponentProps) {
  const { estimates: words } = useSite().words.visitorPageWords;
  return (
    <main className="estimate-paper" id="main">
      <title>{words.title}</title>
      <PrintBar back={loaderData.back} hint="" label={words.back} texts={words} />
      <EstimatePaper {...loaderData} />
    </main>
  );
}
