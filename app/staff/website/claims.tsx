import { data, redirect } from "react-router";
import { claimWords as words } from "~/content/en/staff/staff-site";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { LocalTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/claims";
import { decideClaim, listClaims } from "./claims.server";
import { factName, Rules, SitePage } from "./site-page";

type WaitingClaim = Awaited<ReturnType<typeof listClaims>>[number];

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, person } = deskOf(context);
  return { claims: await listClaims(app, { actor, isOwner: person.role === "owner" }) };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor, person } = deskOf(context);
  const isOwner = person.role === "owner";
  const {
    do: change,
    id,
    reason,
  } = readForm(context, {
    do: formChange("approve", "refuse"),
    id: formText(60),
    reason: formText(300),
  });
  if (reason === "") return data({ id, message: words.reasonMissing }, { status: 422 });
  const approve = change[0] === "approve";
  const outcome = await decideClaim(app, { actor, isOwner, id, approve, reason });
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "not-yours") return data({ id, message: words.notYours }, { status: 403 });
  return redirect("/staff/site/claims", 303);
}

/** Sentences that promise something, for a second person's approval. */
export default function Claims({ loaderData: { claims }, actionData }: Route.ComponentProps) {
  return (
    <SitePage lead={words.lead} title={words.title}>
      {claims.length === 0 && <p>{words.none}</p>}
      {claims.map((claim) => (
        <Claim
          claim={claim}
          key={claim.id}
          problem={actionData?.id === claim.id ? actionData.message : null}
        />
      ))}
    </SitePage>
  );
}

function Claim({ claim, problem }: { claim: WaitingClaim; problem: string | null }) {
  const { id, path, text, words: found, askedBy, mayDecide, decideFrom } = claim;
  return (
    <section aria-labelledby={`claim-${id}`} className="panel">
      <h2 id={`claim-${id}`}>{factName(path)}</h2>
      <p className="hint">{words.askedBy(askedBy)}</p>
      <blockquote>{text}</blockquote>
      <Rules found={found} />
      {mayDecide ? (
        <form className="site-publish" method="post">
          <input name="id" type="hidden" value={id} />
          <TextField
            autoComplete="off"
            hint={words.reasonHint}
            id={`reason-${id}`}
            label={words.reason}
            maxLength={300}
            name="reason"
            error={problem ?? undefined}
          />
          <p className="site-buttons">
            <DoButton className="button" value="approve">
              {words.approve}
            </DoButton>
            <DoButton className="button quiet" value="refuse">
              {words.refuse}
            </DoButton>
          </p>
        </form>
      ) : (
        <p className="notice">
          {decideFrom ? (
            <>
              {words.ownLater} <LocalTime at={decideFrom} />.
            </>
          ) : (
            words.own
          )}
        </p>
      )}
    </section>
  );
}
