import { catalogueOf } from "~/catalogue/products";
import { ownQuestions } from "~/content/en/own-texts";
import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { groupFields, treatmentFields } from "~/facts/fact-fields";
import type { Facts } from "~/facts/facts-schema";
import { formatPrice } from "~/facts/format-facts";
import { readDrafts } from "./drafts.server";
import { readScheduled } from "./scheduled.server";
import type { SiteField, SitePart } from "./website-types";

/** The published version, waiting claims and schedules, and this person's number of drafts. */
export async function readSite(app: App, { actor }: { actor: Actor }) {
  const { facts, version, rows } = await readDrafts(app, actor);
  const { waiting } = await app.db
    .selectFrom("claim_reviews")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("approved", "is", null)
    .executeTakeFirstOrThrow();
  const treatments = catalogueOf(facts)
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .flatMap(({ slug, title }) => {
      const terms = facts.treatments[slug];
      const draft = rows.some(({ path }) => path.startsWith(`treatments.${slug}.`));
      // A treatment's second listing has no terms of its own.
      return terms ? [{ slug, title, price: formatPrice(terms.price), draft }] : [];
    });
  const scheduled = await readScheduled(app);
  return { version, drafts: rows.length, claims: Number(waiting), treatments, scheduled };
}

/** The fields of one form; null: there is no such treatment. */
export async function readFields(
  app: App,
  { actor, ...part }: { actor: Actor } & SitePart,
): Promise<SiteField[] | null> {
  const { facts, fields, rows, problems } = await readDrafts(app, actor);
  const wanted = fieldsOfPart(facts, part);
  if (!wanted) return null;
  const paths = wanted.map(({ path }) => path);
  const others = await app.db
    .selectFrom("content_drafts")
    .select(["path", "who", "typed"])
    .where("person_id", "<>", actor.id)
    .where("path", "in", paths)
    .execute();
  return paths.map((path) => ({
    path,
    typed: rows.find((row) => row.path === path)?.typed ?? fields.typed(path),
    published: fields.typed(path),
    problem: problems.get(path) ?? null,
    others: others.filter((one) => one.path === path),
  }));
}

function fieldsOfPart(facts: Facts, part: SitePart) {
  if ("group" in part)
    return groupFields(
      part.group,
      facts,
      ownQuestions(facts).map(({ key }) => key),
    );
  return Object.hasOwn(facts.treatments, part.treatment) ? treatmentFields(part.treatment) : null;
}
