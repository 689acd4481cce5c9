import { data, redirect } from "react-router";
import { staffSignInWords as words } from "~/content/en/pages/staff-sign-in";
import { factsOf } from "~/facts/facts-of";
import type { PageHandle } from "~/page-handle";
import { readStaff, sameSitePath, signInPath } from "~/pages/staff/sign-in/staff-session";
import { pageHead } from "~/seo/page-head";
import { readText } from "~/ui/form/form-submission";
import { PageTitle } from "~/ui/frame/page-title";
import type { Route } from "./+types/sign-in";
import { PassphraseFields } from "./passphrase-fields";
import { signIn, whoField } from "./sign-in-request";

export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(factsOf(matches), {
    ...words.search,
    path: signInPath,
    image: "home",
    index: false,
    structuredData: [],
    titleInPage: true,
  });

/** Retry-After of a try too many. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * A link in a mail comes without the cookie, because it starts on another site. The page then
 * calls itself once more, from here, before it asks somebody who is signed in to sign in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = sameSitePath(new URL(request.url).searchParams.get("next"));
  if (await readStaff(request, context)) throw redirect(next, 303);
  return { next, again: request.headers.get("Sec-Fetch-Site") === "cross-site" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = form.get("next");
  const next = sameSitePath(typeof asked === "string" ? asked : null);
  const answer = await signIn(form, context);
  const { status, headers } = answer;
  if (status === 200) return redirect(next, { status: 303, headers });
  return data({ error: answer.error, who: readText(form, whoField), next }, { status, headers });
}

/** Scripts are not needed here: a plain form. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { again } = loaderData;
  const next = actionData?.next ?? loaderData.next;
  return (
    <div className="sign-in wrap">
      <PageTitle isWrong={actionData !== undefined} title={words.search.title} />
      {again && !actionData && <meta content="0" httpEquiv="refresh" />}
      <h1 className="sentence">{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form action={signInPath} className="form" method="post">
        <input name="next" readOnly type="hidden" value={next} />
        <PassphraseFields error={actionData?.error} focus id="sign-in" who={actionData?.who} />
        <p className="wide">
          <button className="button submit" type="submit">
            {words.submit}
          </button>
        </p>
      </form>
    </div>
  );
}
