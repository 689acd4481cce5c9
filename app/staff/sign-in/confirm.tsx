import { redirect } from "react-router";
import { reauthenticationWords } from "~/content/en/staff/staff-sign-in";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/confirm";
import { confirmPathOf, requireReauthentication } from "./reauthenticate.server";
import { sameSitePath } from "./staff-session.server";

const words = reauthenticationWords.done;

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.heading) }];

const nextOf = (request: Request) => sameSitePath(new URL(request.url).searchParams.get("next"));

/** Shows the re-authentication, unless the last one is fresh. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireReauthentication({ request, context, session: deskOf(context).session });
  const next = nextOf(request);
  const isFile = /^[^?]*\.\w+(\?|$)/.test(next);
  if (!isFile) throw redirect(next, 303);
  return { next };
}

/** Checks the re-authentication, and continues to the page or file that required it. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireReauthentication({ request, context, session: deskOf(context).session });
  throw redirect(confirmPathOf(nextOf(request)), 303);
}

/** A file is downloaded beside a page, so a page has to be shown. */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { next } = loaderData;
  return (
    <>
      <meta content={`0; url=${next}`} httpEquiv="refresh" />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p className="buttons">
        <a className="button quiet" href={next}>
          {words.file}
        </a>
        <a className="button" href={next.replace(/\.\w+(?=\?|$)/, "")}>
          {words.back}
        </a>
      </p>
    </>
  );
}
