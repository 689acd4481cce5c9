import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { GivenHow } from "~/core/db/tables/inquiry-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  contactedBy,
} from "~/staff/inquiry-record/change-inquiry.server";
import { partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";
import type { Estimate } from "./read-estimate-form";

/**
 * Gives a written estimate to its patient, which ends the due date, and keeps a copy for the years of
 * 45 CFR 149.610(f). "page": it is on the private page, and a mail says so; "unreachable" where no
 * mail goes to the visitor or no private link works. "paper": the desk says that it was handed over.
 * "unknown": the inquiry has no such estimate. One that was given already stays as it is.
 */
export async function giveEstimate(
  app: App,
  { id, how, ...change }: Change & { id: string; how: GivenHow },
) {
  const outcome = await changeInquiry<"unreachable" | "unknown">(
    app,
    { ...change, content: `${id} ${how}` },
    "gave estimate",
    async (db, inquiry, now) => {
      const written = await db
        .selectFrom("estimates")
        .leftJoin("given_estimates", "given_estimates.id", "estimates.id")
        .select(["at", "who", "estimates.total_cents", "estimates.content", "how as given"])
        .where("estimates.id", "=", id)
        .where("estimates.submission_id", "in", partsOf(db, inquiry.id))
        .executeTakeFirst();
      if (!written) return "unknown";
      if (written.given) return null;
      if (how === "page" && (await unreachableBy(db, inquiry))) return "unreachable";
      const { patient } = JSON.parse(written.content) as Estimate;
      await db
        .insertInto("given_estimates")
        .values({
          id,
          submission_id: inquiry.id,
          reference: inquiry.reference,
          patient,
          written_at: written.at,
          written_by: written.who,
          given_at: now,
          given_by: change.actor.name,
          how,
          total_cents: written.total_cents,
          content: written.content,
        })
        .execute();
      if (how === "page")
        await enqueueMail(db, { submissionId: inquiry.id, kind: "estimate-to-visitor", now });
      const set = await contactedBy(db, inquiry, { actor: change.actor, now });
      return { kind: "estimate", detail: how === "page" ? "sent" : "paper", set };
    },
  );
  return outcome === "conflict" ? "changed" : outcome;
}

/** Most rows of the list; a search finds older ones. */
const most = 200;

/**
 * Estimates that were given, the newest first, also those whose inquiry is deleted; `search`: part
 * of the patient's name, or the whole reference.
 */
export async function listGivenEstimates(
  { db, clock }: App,
  { actor, search }: { actor: Actor; search: string },
) {
  if (seesOnlyOwn(actor)) return [];
  const found = await db
    .selectFrom("given_estimates")
    .select(["id", "reference", "patient", "how", "given_at as givenAt", "given_by as givenBy"])
    .select("total_cents as totalCents")
    .$if(search !== "", (query) =>
      query.where(({ or, eb, fn, val }) =>
        or([
          eb("reference", "=", search.toUpperCase()),
          eb(fn("lower", ["patient"]), "like", fn("lower", [val(`%${search}%`)])),
        ]),
      ),
    )
    .orderBy("given_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const detail = found.map(({ reference }) => reference).join(" ");
  await writeAudit(db, { at: clock(), actor, action: "listed estimates", detail });
  return found;
}

/** One estimate of that list, as it was given, and its audit entry; null: there is none. */
export async function openGivenEstimate(
  { db, clock }: App,
  { actor, id }: { actor: Actor; id: string },
) {
  if (seesOnlyOwn(actor)) return null;
  const found = await readGiven(db).where("id", "=", id).executeTakeFirst();
  if (!found) return null;
  const { reference: subject } = found;
  await writeAudit(db, { at: clock(), actor, action: "opened estimate", subject });
  return { ...found, estimate: JSON.parse(found.content) as Estimate };
}

const readGiven = (db: Kysely<Schema>) =>
  db
    .selectFrom("given_estimates")
    .select(["id", "reference", "written_at as at", "given_at as givenAt", "how", "content"]);

/** Estimates on the visitor's private page, the newest first: those of the inquiry that were sent. */
export async function estimatesForVisitor(db: Kysely<Schema>, submissionId: string) {
  const found = await readGiven(db)
    .where("submission_id", "in", partsOf(db, submissionId))
    .where("how", "=", "page")
    .orderBy("given_at", "desc")
    .orderBy("id")
    .execute();
  return found.map(({ content, ...given }) => ({
    ...given,
    estimate: JSON.parse(content) as Estimate,
  }));
}
