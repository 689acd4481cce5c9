import { data, redirect } from "react-router";
import { updateProductsWords as words } from "~/content/en/staff/update-products";
import { siteOf } from "~/content/use-site";
import { appContext, reportErrorContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { PageTitle } from "~/site/frame/page-title";
import { pageHead } from "~/site/seo/page-head";
import { mayDo } from "~/staff/frame/permissions";
import { readStaff } from "~/staff/sign-in/staff-session.server";
import { Island } from "~/ui/form/island";
import { PlainHero } from "~/ui/section/hero";
import style from "~/ui/styles/facts.css?inline";
import type { Route } from "./+types/update-products";
import { signInToUpdate, UpdatePanel, type UpdatePanelProps } from "./update-panel";
import updatePanelUrl from "./update-panel.client.tsx?script-url";
import { readProductUpdate, startUpdate } from "./update-products.server";

export const handle: PageHandle = { hydrate: true, callBar: false, style };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(siteOf(matches), {
    ...words.search,
    path: "/update-products",
    image: "home",
    index: false,
    titleInPage: true,
  });

const stranger = { signedIn: false, state: null, noProvider: false };

/** The page is public; only staff see the update's results. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const session = await readStaff(request, context);
    if (!session || !mayDo(session.person.role, "/update-products", "update")) return stranger;
    const app = context.get(appContext);
    const state = await readProductUpdate(app);
    return { signedIn: true, state, noProvider: app.products === null };
  } catch (error) {
    context.get(reportErrorContext)(error);
    return stranger;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, response } = await startUpdate(request, context);
  if (response.outcome === "started") return redirect("/update-products", 303);
  if (response.outcome === "failed") return data(response, { status });
  // Browsers are redirected to the sign-in; other programs get the status.
  if (request.headers.get("Accept")?.includes("text/html")) return redirect(signInToUpdate, 303);
  throw data(null, { status });
}

export default function UpdateProducts({ loaderData, actionData }: Route.ComponentProps) {
  const props: UpdatePanelProps = { ...loaderData, response: actionData };
  const running = loaderData.state?.status === "running";
  const isWrong = actionData !== undefined;
  return (
    <>
      <PageTitle isWrong={isWrong} title={words.search.title} />
      <PlainHero words={words.hero} />
      <div className="update-products wrap">
        <Island now={running || actionData !== undefined} props={props} script={updatePanelUrl}>
          <UpdatePanel {...props} />
        </Island>
        {running && (
          <noscript>
            <p>
              <a href="/update-products">{words.again}</a>
            </p>
          </noscript>
        )}
      </div>
    </>
  );
}
