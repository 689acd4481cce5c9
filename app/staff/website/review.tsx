import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { publishWords, siteWords, reviewWords as words } from "~/content/en/staff/staff-site";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { clinicInstant } from "~/facts/hours/zoned-time.server";
import { listBookingsOn } from "~/staff/bookings/read-bookings.server";
import { LocalTime } from "~/staff/frame/local-time";
import { Alert, Notice, Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/review";
import type { ClaimState } from "./claims.server";
import { discardDrafts, keepDraft } from "./drafts.server";
import { readPublished } from "./history.server";
import { publishDrafts, reviewDrafts } from "./publish-facts.server";
import { scheduleDrafts } from "./schedule.server";
import {
  ChangedPages,
  ChangesTable,
  factName,
  fieldPath,
  previewUrl,
  publishedUrl,
  Rules,
  SitePage,
  shownFact,
} from "./site-page";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const review = await reviewDrafts(app, { actor });
  const query = new URL(request.url).searchParams;
  return {
    review,
    booked: await listBookingsOn(app, { actor, days: review.daysClosed }),
    published: await readPublished(app, Number(query.get("published")) || 0),
    scheduled: query.get("scheduled"),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { do: change, why } = readForm(context, {
    do: formChange("discard", "keep", "publish", "schedule"),
    why: formText(200),
  });
  const [what, path] = change;
  const back = () => redirect("/staff/site/review", 303);
  const refuse = (message: string) => data({ message, why }, { status: 409 });
  switch (what) {
    case "discard":
      await discardDrafts(app, { actor, ...(path && { paths: [path] }) });
      return back();
    case "keep":
      await keepDraft(app, { actor, path });
      return back();
    case "publish": {
      const outcome = await publishDrafts(app, { actor, why });
      if (outcome.outcome === "refused") return refuse(outcome.message);
      if (outcome.outcome !== "published") return refuse(publishWords.unchanged);
      return redirect(publishedUrl(outcome), 303);
    }
    case "schedule": {
      const at = clinicInstant(readForm(context, { at: formText(20) }).at);
      if (!at || at <= new Date())
        return data({ message: words.past, why, at: true }, { status: 422 });
      const outcome = await scheduleDrafts(app, { actor, why, at: at.toISOString() });
      if (outcome.outcome === "refused") return refuse(outcome.message);
      if (outcome.outcome === "unchanged") return refuse(publishWords.unchanged);
      return redirect(`/staff/site/review?scheduled=${at.toISOString()}`, 303);
    }
  }
}

/** A person's changes, the changed pages, and the button that publishes them. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { review, booked, published, scheduled } = loaderData;
  const { changes, problems, claims } = review;
  const [first] = review.pages ?? [];
  return (
    <SitePage preview={first && previewUrl(first.path)} title={words.title}>
      {published && <PublishedNotice published={published} />}
      <Notice text={scheduled && <ScheduledAt at={scheduled} />} />
      <Alert id="publish-problem" text={actionData?.message} />
      {changes.length === 0 ? (
        <p>{siteWords.noDrafts}</p>
      ) : (
        <>
          {problems.length > 0 && (
            <div className="problem">
              <p>{words.problem}</p>
              <ul>
                {problems.map(({ path, message }) => (
                  <li key={path}>
                    <a href={fieldPath(path)}>
                      {factName(path)}: {message}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <section aria-labelledby="changes-heading">
            <h2 id="changes-heading">{words.changes}</h2>
            <ChangesTable changes={changes} more={(change) => <DraftActions change={change} />} />
          </section>
          <Claims claims={claims} />
          {booked.length > 0 && (
            <section aria-labelledby="booked-heading" className="problem">
              <h2 id="booked-heading">{words.booked}</h2>
              <ul>
                {booked.map(({ id, reference, name, startsAt, endsAt }) => (
                  <li key={id}>
                    {appointmentTime(startsAt, endsAt)}:{" "}
                    <a className="tap" dir="auto" href={`/staff/inquiries/${reference}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <PublishForm isReady={problems.length === 0} problem={actionData} />
          <ChangedPages review={review} version={null} />
        </>
      )}
    </SitePage>
  );
}

/** Form that publishes now, or at a day and time on the clinic's clock. */
function PublishForm({
  isReady,
  problem,
}: {
  isReady: boolean;
  /** Error of the last try, with the typed reason. */
  problem: { why: string; at?: boolean } | undefined;
}) {
  return (
    <form className="site-publish panel" method="post">
      <TextField
        autoComplete="off"
        defaultValue={problem?.why}
        hint={words.whyHint}
        id="why"
        label={words.why}
        maxLength={200}
        name="why"
      />
      <p className="site-buttons">
        <DoButton
          aria-describedby="publish-reauthentication"
          className="button"
          disabled={!isReady}
          value="publish"
        >
          {words.publish}
        </DoButton>
        <span className="hint" id="publish-reauthentication">
          {staffWords.asksToReauthenticate}
        </span>
      </p>
      <details open={problem?.at === true}>
        <summary>{words.later}</summary>
        <label htmlFor="at">{words.at}</label>
        <p className="hint" id="at-hint">
          {words.atHint}
        </p>
        <input
          aria-describedby={problem?.at ? "at-hint publish-problem" : "at-hint"}
          aria-invalid={problem?.at === true}
          id="at"
          name="at"
          type="datetime-local"
        />
        <DoButton className="button quiet" disabled={!isReady} value="schedule">
          {words.schedule}
        </DoButton>
      </details>
    </form>
  );
}

function DraftActions({
  change: { path, from, at, who, conflict, hidesListPrice, spanishStays },
}: {
  change: Awaited<ReturnType<typeof reviewDrafts>>["changes"][number];
}) {
  return (
    <form className="site-inline" method="post">
      <p className="hint">
        {words.by(who)} <LocalTime at={at} />
      </p>
      {hidesListPrice && <p className="hint">{words.listPriceHidden}</p>}
      {spanishStays && <p className="hint">{words.spanishStays}</p>}
      {conflict && <p className="problem">{words.conflict(shownFact(path, from))}</p>}
      {conflict && (
        <DoButton className="button quiet" value={`keep:${path}`}>
          {words.keep}
        </DoButton>
      )}
      <a
        aria-label={`${words.edit}: ${factName(path)}`}
        className="button quiet small"
        href={fieldPath(path)}
      >
        {words.edit}
      </a>
      <DoButton
        aria-label={`${words.discard}: ${factName(path)}`}
        className="button quiet small apart-from"
        value={`discard:${path}`}
      >
        {words.discard}
      </DoButton>
    </form>
  );
}

function Claims({ claims }: { claims: readonly ClaimState[] }) {
  if (claims.length === 0) return null;
  return (
    <Panel heading={words.claims} id="claims">
      {claims.map(({ path, words: found, state, by, reason }) => (
        <div key={path}>
          <p className="site-label">{factName(path)}</p>
          <Rules found={found} />
          <p>
            {words.claimStates[state]} {by && `${by}: ${reason}`}
          </p>
        </div>
      ))}
    </Panel>
  );
}

/** Confirms a publication, with links to its pages and to the way back. */
function PublishedNotice({
  published,
}: {
  published: NonNullable<Awaited<ReturnType<typeof readPublished>>>;
}) {
  const { version, pages, descriptions } = published;
  return (
    <div className="notice" role="status">
      <p>{publishWords.published(version, pages.length)}</p>
      <ul className="site-parts">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a className="tap" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {publishWords.notRight} <a href="/staff/site/history">{publishWords.goBack}</a>
      </p>
      {descriptions && (
        <p>
          <a href="/staff/products?preview=1">{publishWords.descriptions}</a>
        </p>
      )}
    </div>
  );
}

/** Confirms that a publication is scheduled. @param at an instant, or any text from the URL */
const ScheduledAt = ({ at }: { at: string }) => (
  <>
    {publishWords.scheduled}{" "}
    {!Number.isNaN(Date.parse(at)) && (
      <a href="/staff/site">
        <LocalTime at={at} />
      </a>
    )}
  </>
);
