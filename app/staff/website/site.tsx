import type { ReactNode } from "react";
import { redirect } from "react-router";
import { catalogueOf } from "~/catalogue/products";
import type { PictureName } from "~/content/en/pictures";
import {
  factGroups,
  groupWords,
  lockedTexts,
  publishWords,
  scheduledWords,
  siteWords as words,
} from "~/content/en/staff/staff-site";
import { formChange, formText, readForm } from "~/core/http/read-form";
import { formatPrice } from "~/facts/format-facts";
import { LocalTime } from "~/staff/frame/local-time";
import { Panel } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle, useStaff } from "~/staff/frame/staff-frame";
import { DoButton } from "~/ui/form/post-form";
import { Icon } from "~/ui/piece/icon";
import { Picture } from "~/ui/piece/picture";
import type { Route } from "./+types/site";
import { countClaims } from "./claims.server";
import { readDrafts } from "./drafts.server";
import { cancelScheduled, readScheduled, redoScheduled } from "./schedule.server";
import { factName, shownFact } from "./site-page";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const { facts, version, rows } = await readDrafts(app, actor);
  const treatments = catalogueOf(facts)
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .flatMap(({ slug, title, image }) => {
      const terms = facts.treatments[slug];
      const draft = rows.some(({ path }) => path.startsWith(`treatments.${slug}.`));
      // A treatment's second listing has no terms of its own.
      return terms ? [{ slug, title, image, price: formatPrice(terms.price), draft }] : [];
    });
  const { waiting: claims } = await countClaims(app, { actor });
  const scheduled = await readScheduled(app);
  return { version, drafts: rows.length, claims, treatments, scheduled };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { do: change, id } = readForm(context, {
    do: formChange("redo", "cancel"),
    id: formText(60),
  });
  if (change[0] === "redo") {
    await redoScheduled(app, { actor, id });
    return redirect("/staff/site/review", 303);
  }
  await cancelScheduled(app, { actor, id });
  return null;
}

/** Groups of editable facts: prices first, because they change most. */
export default function Site({ loaderData }: Route.ComponentProps) {
  const { may } = useStaff();
  const { version, drafts, claims, treatments, scheduled } = loaderData;
  return (
    <div className="site-desk site-home">
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      {drafts > 0 && (
        <p className="notice site-drafts" role="status">
          <strong>{words.drafts(drafts)}</strong>{" "}
          <a className="button" href="/staff/site/review">
            {words.review}
          </a>
        </p>
      )}
      <ScheduledList scheduled={scheduled} />
      <div className="site-columns">
        <section aria-labelledby="treatments-heading">
          <h2 id="treatments-heading">{words.treatments}</h2>
          <ul className="site-rows">
            {treatments.map(({ slug, title, image, price, draft }) => (
              <Row
                end={price}
                href={`/staff/site/treatments/${slug}`}
                image={image}
                key={slug}
                name={title}
              >
                {draft && <span className="badge">{words.draft}</span>}
              </Row>
            ))}
          </ul>
        </section>
        <div>
          <section aria-labelledby="else-heading">
            <h2 id="else-heading">{words.everythingElse}</h2>
            <ul className="site-rows">
              {factGroups.map((group) => (
                <Row href={`/staff/site/${group}`} key={group} name={groupWords[group].title} />
              ))}
              <Row href="/staff/site/claims" name={words.claims(claims)} />
              <Row end={words.version(version)} href="/staff/site/history" name={words.history} />
              <Row href="/staff/launch" name={words.launch} />
              {may("/staff/products") && <Row href="/staff/products" name={words.products} />}
            </ul>
          </section>
          <section aria-labelledby="locked-heading">
            <h2 id="locked-heading">{words.locked}</h2>
            <p className="hint">{words.lockedLead}</p>
            <dl className="site-locked">
              {lockedTexts.map(({ what, why }) => (
                <div key={what}>
                  <dt>
                    <Icon name="lock" /> {what}
                  </dt>
                  <dd>{why}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  );
}

/** A link to a page of facts; `end` is at the end of its line. */
const Row = ({
  href,
  name,
  end,
  image,
  children,
}: {
  href: string;
  name: string;
  end?: string;
  image?: PictureName;
  children?: ReactNode;
}) => (
  <li>
    <a href={href}>
      {image && <Picture alt="" name={image} sizes="2.75rem" />}
      <span>
        {name} {children}
      </span>
      {end && <span className="site-price">{end}</span>}
      <Icon className="to-right" name="chevron" />
    </a>
  </li>
);

/** Scheduled publications, and those that failed. */
function ScheduledList({ scheduled }: { scheduled: Awaited<ReturnType<typeof readScheduled>> }) {
  if (scheduled.length === 0) return null;
  return (
    <Panel heading={scheduledWords.title} id="scheduled">
      <ul className="site-scheduled">
        {scheduled.map(({ id, dueAt, who, why, changes, state, result }) => (
          <li key={id}>
            <p>
              <strong>
                <LocalTime at={dueAt} />
              </strong>
              , {who}
              {why && `: ${why}`}
            </p>
            <ul className="hint">
              {changes.map(({ path, to }) => (
                <li key={path}>
                  {factName(path)}: {shownFact(path, to)}
                </li>
              ))}
            </ul>
            {state === "failed" && <p className="problem">{result || publishWords.overtaken}</p>}
            <form action="/staff/site" className="buttons" method="post">
              <input name="id" type="hidden" value={id} />
              {state === "failed" && (
                <DoButton className="button quiet" value="redo">
                  {scheduledWords.redo}
                </DoButton>
              )}
              <DoButton className="button quiet" value="cancel">
                {state === "failed" ? scheduledWords.remove : scheduledWords.cancel}
              </DoButton>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
