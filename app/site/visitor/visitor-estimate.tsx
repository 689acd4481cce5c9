import { data, redirect } from "react-router";
import { useSite } from "~/content/use-site";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { EstimatePaper } from "~/staff/estimates/estimate-paper";
import { PrintBar } from "~/staff/frame/print-bar";
import type { Route } from "./+types/visitor-estimate";
import { readVisitorPage } from "./visitor-page.server";

/** Only the paper itself: it is made to be printed. */
export const handle: PageHandle = { frame: "staff" };

/** An estimate of the private page; an old link asks there first who opens it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await readVisitorPage(context.get(appContext), params.token);
  if (page?.access === "prove") throw redirect(`/inquiry/${encodeURIComponent(params.token)}`, 303);
  const found = page?.estimates.find(({ id }) => id === params.estimate);
  if (!found) throw data(null, { status: 404 });
  return { ...found, back: `/inquiry/${encodeURIComponent(params.token)}` };
}

export default function VisitorEstimate({ loaderData }: Route.ComponentProps) {
  const { estimates: words } = useSite().words.visitorPageWords;
  return (
    <main className="estimate-paper" id="main">
      <title>{words.title}</title>
      <PrintBar back={loaderData.back} hint="" label={words.back} />
      <EstimatePaper {...loaderData} />
    </main>
  );
}
