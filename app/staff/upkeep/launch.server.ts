import type { launchWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { readBackupState } from "~/core/backups/backup-job";
import { readHead } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import { factAt } from "~/facts/fact-change";
import { spanishPath } from "~/facts/fact-path";
import type { Facts } from "~/facts/facts-schema";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { shownInEnglish } from "~/facts/spanish-facts";
import { listPeople } from "~/staff/people/list-people.server";
import { publishFacts } from "~/staff/website/publish-facts.server";
import { overdueRecords, type RecordToReview, recordsWhere } from "./upkeep-notices";

export type LaunchItem = {
  name: keyof typeof launchWords.items;
  done: boolean;
  /** Known details: a name, a date. */
  detail: string;
  /** Treatments whose record of the evidence lacks this item. */
  records?: readonly RecordToReview[];
  /** Paths of the facts that lack it. */
  facts?: readonly string[];
};

/** Fewest sources of a record of the evidence. */
const expectedSources = 2;

const item = (name: LaunchItem["name"], done: boolean, detail = ""): LaunchItem => ({
  name,
  done,
  detail,
});

/** Facts whose absence a patient notices first. */
const noticedFirst = [
  "consultationWith",
  "telehealth",
  "firstDose",
  "labPrices",
  "visitPrices",
  "renewal",
  "afterHours",
] as const;

/** Spanish modules of the build that are older than their English. */
const stale = import.meta.env.STALE_TRANSLATIONS ?? [];

/** Launch items that are missing, from the clinic's facts and the settings. */
export async function readLaunch(app: App): Promise<LaunchItem[]> {
  const { facts } = await readHead(app.db, app.ownFacts);
  const { name, licenseNumber } = facts.medicalDirector;
  const terms = Object.values(facts.treatments);
  const fact = (name: LaunchItem["name"], value: string | null) =>
    item(name, Boolean(value), value ?? "");
  const confirmed = (name: keyof Facts["confirmed"]) => {
    const confirmation = facts.confirmed[name];
    return fact(name, confirmation && `${confirmation.by}, ${confirmation.on}`);
  };
  const forEach = (name: LaunchItem["name"], missing: readonly unknown[]) =>
    item(name, missing.length === 0, `${terms.length - missing.length} of ${terms.length}`);
  const records = (name: LaunchItem["name"], missing: RecordToReview[]): LaunchItem => ({
    ...forEach(name, missing),
    records: missing,
  });
  const english = shownInEnglish(facts);
  const undated = terms.filter(
    ({ compareAtPrice, compareAtRecord }) =>
      compareAtPrice !== undefined && compareAtRecord === undefined,
  );
  return [
    fact("physician", name && licenseNumber ? `${name}, ${licenseNumber}` : null),
    fact("street", facts.place?.street ?? null),
    fact("pharmacy", facts.practical.pharmacy),
    fact("replies", facts.replies && `${facts.replies.by}, ${facts.replies.within}`),
    ...noticedFirst.map((name) => fact(name, facts.practical[name])),
    confirmed("glpR"),
    confirmed("primal"),
    forEach(
      "lasts",
      terms.filter(({ lasts }) => lasts === null),
    ),
    forEach("listPrices", undated),
    records(
      "evidenceSources",
      recordsWhere(facts, ({ sources }) => sources.length < expectedSources),
    ),
    records(
      "evidenceReviewed",
      recordsWhere(facts, ({ reviewedOn }) => reviewedOn === null),
    ),
    records("evidenceDue", overdueRecords(facts, app.site.today())),
    { ...item("spanishFacts", english.length === 0), facts: english.map(spanishPath) },
    item("spanishTexts", stale.length === 0, stale.length === 0 ? "" : String(stale.length)),
    confirmed("officeHours"),
    confirmed("callHours"),
    confirmed("policies"),
    confirmed("spanish"),
    ...(await machineItems(app)),
  ];
}

/** Launch items about the settings, the database and the people at the desk. */
async function machineItems(app: App): Promise<LaunchItem[]> {
  const { db, config } = app;
  const sendsMail = config.mail.smtpUrl !== null;
  const mail = await db
    .selectFrom("outbox")
    .select("sent_at")
    .where("sent_at", "is not", null)
    .where(({ or, eb }) => or([eb("written_to_file", "is", null), eb("written_to_file", "=", 0)]))
    .orderBy("sent_at", "desc")
    .executeTakeFirst();
  const backups = await readBackupState(db);
  const people = await listPeople(app);
  const owners = people.filter(({ role, suspendedAt }) => role === "owner" && !suspendedAt);
  const withPasskey = owners.filter(({ passkeys }) => passkeys > 0).length;
  return [
    item("mail", sendsMail && mail !== undefined, sendsMail ? dayOf(mail?.sent_at) : ""),
    item("payments", config.payments.secretKey !== ""),
    item("backups", backups?.last != null && backups.failure === null, dayOf(backups?.last?.at)),
    item("encryption", config.databaseKeyFile !== null),
    item("secondOwner", owners.length > 1, String(owners.length)),
    item(
      "passkeys",
      owners.length > 0 && withPasskey === owners.length,
      `${withPasskey} of ${owners.length}`,
    ),
  ];
}

const dayOf = (at: string | null | undefined) => (at ? dayText(clinicDay(new Date(at))) : "");

/** Publishes a confirmation as a fact: a version with the person and the time. */
export async function confirmLaunch(
  app: App,
  { actor, name, by, on }: { actor: Actor; name: string; by: string; on: string },
) {
  const { facts } = await readHead(app.db, app.ownFacts);
  const path = `confirmed.${name}`;
  if (factAt(facts, path) === undefined) return { outcome: "unchanged" as const };
  const changes = [{ path, from: factAt(facts, path), to: { by, on } }];
  const about = { who: actor.name, personId: actor.id, kind: "published" as const, why: "" };
  return publishFacts(app, { ...about, changes });
}
