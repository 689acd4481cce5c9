import { redirect } from "react-router";
import { proofWords } from "~/content/en/pages/staff-sign-in";
import { sessionOf } from "../frame/staff-context";
import type { Route } from "./+types/confirm";
import { requireProof } from "./require-proof";
import { sameSitePath, staffHome } from "./staff-session";
import { staffTitle } from "./staff-title";

const words = proofWords.done;

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.heading) }];

/** There is nothing to see here without a form. */
export function loader() {
  return null;
}

/** Takes the proof, and goes on to the page or the file that asked for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = (await request.clone().formData()).get("next");
  const next = sameSitePath(typeof asked === "string" ? asked : "");
  await requireProof({ request, context, session: sessionOf(context), next });
  const isFile = /^[^?]*\.\w+(\?|$)/.test(next);
  return isFile ? { next } : redirect(next, 303);
}

/** A file is saved beside the page, so there has to be one. */
export default function Confirm({ actionData }: Route.ComponentProps) {
  const next = actionData?.next;
  return (
    <>
      {next && <meta content={`0; url=${next}`} httpEquiv="refresh" />}
      <h1>{words.heading}</h1>
      {next && <p>{words.text}</p>}
      <p className="buttons">
        {next && (
          <a className="button quiet" href={next}>
            {words.file}
          </a>
        )}
        <a className="button" href={next ? next.replace(/\.\w+(?=\?|$)/, "") : staffHome}>
          {words.back}
        </a>
      </p>
    </>
  );
}
