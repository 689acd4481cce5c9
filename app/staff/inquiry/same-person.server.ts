import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { fullName } from "~/staff/inquiry-record/inquiry-row.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { emailToken, phoneDigits } from "~/staff/inquiry-record/search-tokens.server";

/**
 * Fewest digits of a comparable phone number: a shorter one is an extension or a typing error, and
 * would match many people.
 */
const shortestPhone = 7;

/** Inquiries with the same email address or the same phone, however they were typed. */
export function personCondition({ email, phone }: { email: string; phone: string }) {
  const digits = phoneDigits(phone);
  const tokens = [
    ...(email ? [emailToken(email)] : []),
    ...(digits.length >= shortestPhone ? [digits] : []),
  ];
  return (where: ExpressionBuilder<Schema, "contact_submissions">) =>
    where("contact_submissions.id", "in", (query) =>
      query.selectFrom("inquiry_tokens").select("submission_id").where("token", "in", tokens),
    );
}

/** Rows of the panel; a search for the email address lists all. */
const most = 20;

/** Other inquiries that `actor` may see, of a person who may be the same, and those that the desk joined; newest first. */
export async function findSamePerson(db: Kysely<Schema>, stored: StoredInquiry, actor: Actor) {
  const group = stored.person_group;
  const rows = await db
    .selectFrom("contact_submissions")
    .select([
      ...(["reference", "created_at", "first_name", "last_name", "email"] as const),
      ...(["service", "status", "person_group"] as const),
    ])
    .where("contact_submissions.id", "!=", stored.id)
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .where((where) =>
      where.or([
        personCondition(stored)(where),
        ...(group ? [where("person_group", "=", group)] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  const sameAs = ({ person_group, email }: (typeof rows)[number]): "joined" | "email" | "phone" => {
    if (group && person_group === group) return "joined";
    return email && emailToken(email) === emailToken(stored.email) ? "email" : "phone";
  };
  return rows.map((row) => ({
    reference: row.reference,
    createdAt: row.created_at,
    name: fullName(row),
    service: row.service as string,
    status: row.status,
    same: sameAs(row),
  }));
}

export type SamePerson = Awaited<ReturnType<typeof findSamePerson>>[number];

/**
 * Joins the inquiries of one person: the page of each shows the others, their history and messages.
 * All get the assignee of the inquiry from which they are joined.
 */
export async function joinPerson(app: App, { other, ...change }: Change & { other: string }) {
  const outcome = await changeInquiry(
    app,
    { ...change, content: other },
    "joined inquiries",
    async (db, inquiry) => {
      const second = await db
        .selectFrom("contact_submissions")
        .select(["id", "person_group", "assigned_to"])
        .where("reference", "=", other)
        .where(maySee(change.actor))
        .executeTakeFirst();
      if (!second || second.id === inquiry.id) return null;
      const group = inquiry.person_group ?? second.person_group ?? randomUUID();
      const groups = [inquiry.person_group, second.person_group].filter((one) => one !== null);
      await db
        .updateTable("contact_submissions")
        // Joined inquiries have one assignee.
        .set({ person_group: group, assigned_to: inquiry.assigned_to ?? second.assigned_to })
        .where(maySee(change.actor))
        .where(({ or, eb }) =>
          or([
            eb("id", "in", [inquiry.id, second.id]),
            ...(groups.length > 0 ? [eb("person_group", "in", groups)] : []),
          ]),
        )
        .execute();
      return { kind: "joined", detail: other };
    },
  );
  return outcome === "changed" ? "changed" : "missing";
}

/** Separates one inquiry from the person's others; the others stay joined. */
export function separatePerson(app: App, change: Change) {
  return changeInquiry(app, { ...change, content: "" }, "separated inquiries", async () => ({
    kind: "separated",
    set: { person_group: null },
  }));
}
