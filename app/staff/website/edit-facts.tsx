import { data, redirect } from "react-router";
import { titleOf } from "~/catalogue/products";
import { ownQuestions } from "~/content/en/own-texts";
import { fieldPart } from "~/content/en/staff/fact-words";
import {
  type FactGroup,
  factGroups,
  groupWords,
  siteWords as words,
} from "~/content/en/staff/staff-site";
import { postedFormContext, siteContext } from "~/context";
import { readHeadNumber } from "~/core/pages/content-versions";
import { fieldId, readTypedFields } from "~/facts/fact-kinds";
import type { Facts } from "~/facts/facts-schema";
import type { PageHandle } from "~/page-handle";
import { Notice, noticeId } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/edit-facts";
import draftScript from "./draft-script.ts?script";
import { readFields, saveDrafts } from "./drafts.server";
import { FactField, HoursGrid } from "./fact-field";
import { groupFields, treatmentFields } from "./site-fields";
import { previewUrl, SitePage } from "./site-page";

export const handle: PageHandle = { frame: "staff", script: draftScript };

/** The page that shows the facts of a group. */
const shownOn: Record<FactGroup, string> = {
  hours: "/contact",
  contact: "/contact",
  clinic: "/about",
  people: "/about",
  practical: "/faqs",
  spanish: "/es",
  front: "/",
  questions: "/faqs",
};

/** The form that an URL names: of one treatment, or of a group of facts. */
function formOf({ slug, group }: Route.ActionArgs["params"], facts: Facts) {
  if (slug !== undefined && Object.hasOwn(facts.treatments, slug))
    return {
      title: titleOf(slug),
      lead: words.textNote,
      page: `/treatments/${slug}`,
      fields: treatmentFields(slug),
    };
  const known = factGroups.find((one) => one === group);
  if (!known) throw data(null, { status: 404 });
  const questions = ownQuestions(facts).map(({ key }) => key);
  const { title, lead } = groupWords[known];
  return {
    title,
    lead: known === "questions" ? `${lead} ${words.textNote}` : lead,
    page: shownOn[known],
    fields: groupFields(known, facts, questions),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const isWrong = loaderData?.saved && loaderData.fields.some(({ problem }) => problem !== null);
  const title = loaderData ? `${loaderData.title} | ${words.title}` : words.title;
  return [{ title: staffTitle(title, isWrong) }];
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const form = formOf(params, context.get(siteContext).facts);
  return {
    ...form,
    // Read first: a publication at this moment makes the form older than it is, never newer.
    seen: await readHeadNumber(app.db),
    fields: await readFields(app, { actor, fields: form.fields }),
    saved: new URL(request.url).searchParams.has("saved"),
  };
}

/** Stores the typed values, also invalid ones; redirects to the review when all are valid. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { fields } = formOf(params, context.get(siteContext).facts);
  const posted = context.get(postedFormContext);
  const version = String(posted.get("seen"));
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : undefined;
  const problems = await saveDrafts(app, { actor, typed: readTypedFields(posted, fields), seen });
  const isRight = Object.keys(problems).length === 0;
  if (posted.get("do") === "review" && isRight) return redirect("/staff/site/review", 303);
  return redirect(`${new URL(request.url).pathname}?saved=1#${noticeId}`, 303);
}

/** A form of facts, with this person's draft of each. */
export default function EditFacts({ loaderData }: Route.ComponentProps) {
  const { title, lead, page, fields, saved, seen } = loaderData;
  const wrong = fields.filter(({ problem }) => problem !== null);
  const hours = fields.filter(({ kind }) => kind === "hours");
  const others = fields.filter(({ kind }) => kind !== "hours");
  const parts = Object.entries(Object.groupBy(others, ({ path }) => fieldPart(path)));
  const titled = parts.filter(([part]) => part !== "");
  return (
    <SitePage lead={lead} preview={previewUrl(page)} title={title}>
      {wrong.length > 0 && (
        <div className="problem" id={noticeId} role="alert" tabIndex={-1}>
          <p>{words.fix}</p>
          <ul className="site-parts">
            {wrong.map(({ path, label }) => (
              <li key={path}>
                <a href={`#${fieldId(path)}`}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Notice text={saved && wrong.length === 0 && words.saved} />
      {titled.length > 1 && (
        <nav aria-label={words.parts}>
          <ul className="site-parts">
            {titled.map(([part]) => (
              <li key={part}>
                <a className="tap" href={`#${partId(part)}`}>
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className="site-form" data-draft="" method="post" noValidate>
        <input name="seen" type="hidden" value={seen} />
        {hours.length > 0 && <HoursGrid fields={hours} />}
        {parts.map(([part, inPart = []]) => (
          <section aria-labelledby={part ? partId(part) : undefined} key={part}>
            {part && <h2 id={partId(part)}>{part}</h2>}
            {inPart.map((field) => (
              <FactField field={field} key={field.path} />
            ))}
          </section>
        ))}
        <p className="save-bar">
          <DoButton className="button" value="review">
            {words.saveAndReview}
          </DoButton>
          <DoButton className="button quiet" value="save">
            {words.save}
          </DoButton>
          <span
            className="hint"
            data-draft-state=""
            data-failed={words.notSaved}
            data-saved={words.savedNow}
            role="status"
          >
            {words.savedHint}
          </span>
        </p>
      </form>
    </SitePage>
  );
}

const partId = (part: string) => `part-${fieldId(part)}`;
