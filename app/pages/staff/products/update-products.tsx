import { data, redirect } from "react-router";
import { updateProductsWords as words } from "~/content/en/pages/update-products";
import { reportErrorContext, servicesContext } from "~/context";
import { factsOf } from "~/facts/facts-of";
import type { PageHandle } from "~/page-handle";
import { readStaff } from "~/pages/staff/sign-in/staff-session";
import { pageHead } from "~/seo/page-head";
import { Island } from "~/ui/form/island";
import { PageTitle } from "~/ui/frame/page-title";
import { PlainHero } from "~/ui/section/plain-hero";
import type { Route } from "./+types/update-products";
import { startUpdate } from "./start-update";
import { UpdatePanel, type UpdatePanelProps } from "./update-panel";

export const handle: PageHandle = { hydrate: true, callBar: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(factsOf(matches), {
    ...words.search,
    path: "/update-products",
    image: "home",
    index: false,
    titleInPage: true,
  });

const stranger = { signedIn: false, state: null, noProvider: false };

/** The page is for everybody; what the update did is for staff. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    if (!(await readStaff(request, context))) return stranger;
    const { readProductUpdate, providerIsSetUp } = context.get(servicesContext);
    return { signedIn: true, state: await readProductUpdate(), noProvider: !providerIsSetUp };
  } catch (error) {
    context.get(reportErrorContext)(error);
    return stranger;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, answer, headers } = await startUpdate(request, context);
  return answer.outcome === "started"
    ? redirect("/update-products", { status: 303, headers })
    : data(answer, { status, headers });
}

export default function UpdateProducts({ loaderData, actionData }: Route.ComponentProps) {
  const props: UpdatePanelProps = { ...loaderData, answer: actionData };
  const running = loaderData.state?.status === "running";
  const isWrong = actionData?.outcome === "failed" || actionData?.error !== undefined;
  return (
    <>
      <PageTitle isWrong={isWrong} title={words.search.title} />
      <PlainHero words={words.hero} />
      <div className="update-products wrap">
        <Island name="update-panel" now={running || actionData !== undefined} props={props}>
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
