import { contactFacts } from "~/content/en/pages/contact-facts";
import type { Language } from "~/content/languages";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Actor } from "~/core/sessions/people";
import type { Facts } from "~/facts/facts-schema";
import { type Change, changeId, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { isWholeOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { type Estimate, totalOf } from "./read-estimate-form";

const action = "wrote estimate";

/** The clinic's own details on the day of the estimate. */
const clinicOf = (facts: Facts): Estimate["clinic"] => ({
  name: facts.legalName,
  address: contactFacts(facts).address ?? `${facts.city}, ${facts.state}`,
  phone: facts.phones.clinic,
  email: facts.email,
  npi: facts.npi,
  tin: facts.tin,
});

/** The stored text; English has no mark. */
const inLanguage = (estimate: Estimate, language: Language) =>
  JSON.stringify(language === "en" ? estimate : { ...estimate, language });

/**
 * Stores a good-faith estimate with its inquiry and in the history; the due date ends when it is
 * given (give-estimate.server.ts). Returns its id, by which it is opened again; "missing" when there is no such inquiry.
 */
export async function writeEstimate(
  app: App,
  { estimate, ...change }: Change & { estimate: Omit<Estimate, "clinic"> },
): Promise<{ id: string } | "missing"> {
  const stored: Estimate = { ...estimate, clinic: clinicOf(app.currentFacts()) };
  const content = JSON.stringify(stored);
  const id = changeId(change, action, content);
  const outcome = await changeInquiry(
    app,
    { ...change, content },
    action,
    async (db, inquiry, now) => {
      await db
        .insertInto("estimates")
        .values({
          id,
          submission_id: inquiry.id,
          at: now,
          who: change.actor.name,
          content: inLanguage(stored, inquiry.language),
          total_cents: totalOf(estimate.items),
        })
        .execute();
      return { kind: "estimate", detail: "written" };
    },
  );
  return outcome === "changed" ? { id } : "missing";
}

/** Reads an estimate as it was written, and audits it; null: there is none that `actor` may see. */
export async function openEstimate(
  app: App,
  { actor, reference, id }: { actor: Actor; reference: string; id: string },
) {
  const found = await app.db
    .selectFrom("estimates")
    .innerJoin("contact_submissions as part", "part.id", "estimates.submission_id")
    .innerJoin("contact_submissions", (join) => join.on(isWholeOf("part")))
    .leftJoin("given_estimates", "given_estimates.id", "estimates.id")
    .select(["estimates.id", "at", "who", "estimates.content", "how", "given_at as givenAt"])
    .where("estimates.id", "=", id)
    .where(({ or, eb }) =>
      or([
        eb("contact_submissions.reference", "=", reference),
        eb("part.reference", "=", reference),
      ]),
    )
    .where("contact_submissions.removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!found) return null;
  const entry = { action: "opened estimate", subject: reference } as const;
  await writeAudit(app.db, { at: app.clock(), actor, ...entry });
  const { content, ...written } = found;
  return { ...written, estimate: JSON.parse(content) as Estimate };
}
