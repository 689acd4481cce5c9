import type { ExpressionBuilder } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import type { PersonInquiry } from "./inquiry-types";
import { emailToken, phoneDigits } from "./search-tokens.server";

const most = 200;
/** A shorter number is an extension or a typing error, and would match many people. */
const shortestPhone = 7;

type Reachable = { email: string; phone: string };

/** Inquiries with the same email address or the same phone, however they were typed. */
export function personCondition({ email, phone }: Reachable) {
  const digits = phoneDigits(phone);
  const tokens = [emailToken(email), ...(digits.length >= shortestPhone ? [digits] : [])];
  return hasOneOf(tokens);
}

/** Inquiries with one of these tokens, whole. */
export const hasOneOf =
  (tokens: readonly string[]) => (where: ExpressionBuilder<Schema, "contact_submissions">) =>
    where("contact_submissions.id", "in", (query) =>
      query.selectFrom("inquiry_tokens").select("submission_id").where("token", "in", tokens),
    );

/** Everything one person sent, to be shown before it is deleted. */
export function makeFindPerson({ db, clock }: DeskParts): DeskServices["findPerson"] {
  return async ({ who, reference }) => {
    const asked = await db
      .selectFrom("contact_submissions")
      .select(["reference", "email", "phone"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!asked) return [];
    const found = await db
      .selectFrom("contact_submissions")
      .select([
        ...(["reference", "created_at", "first_name", "last_name"] as const),
        ...(["email", "phone", "service", "status"] as const),
      ])
      .where(personCondition(asked))
      .orderBy("created_at", "desc")
      .limit(most)
      .execute();
    await writeAudit(db, {
      at: clock(),
      who,
      action: "looked for a person",
      subject: reference,
      detail: found.map((row) => row.reference).join(" "),
    });
    return found.map((row): PersonInquiry => {
      const sameEmail = emailToken(row.email) === emailToken(asked.email);
      return {
        reference: row.reference,
        createdAt: row.created_at,
        name: `${row.first_name} ${row.last_name}`,
        email: row.email,
        phone: row.phone,
        service: row.service,
        status: row.status,
        same: row.reference === reference ? "itself" : sameEmail ? "email" : "phone",
      };
    });
  };
}
