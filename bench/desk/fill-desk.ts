import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { serviceOptions } from "../../app/content/en/service-options";
import { closedAs, inquiryStatuses } from "../../app/contracts/desk-basics";
import type { Schema } from "../../server/db/schema";
import { inquiryColumns } from "../../server/inquiries/inquiry-columns";
import { searchTokens, textTokens } from "../../server/inquiries/search-tokens";
import { anInquiry } from "../../testing/fixtures/inquiries";
import { actor } from "../../testing/fixtures/people";
import { seededRandom } from "../../trials/seeded-random";

const firstNames = ["Marisol", "José", "Ana", "Ben", "Zoë", "Thanh", "Ida", "Christopher"];
const syllables = ["ba", "ko", "ri", "men", "tu", "sal", "der", "quin", "low", "ham", "vy", "os"];
const talk = "mornings afternoons labs refill insurance parking Tuesday Friday price travel".split(
  " ",
);
const rare = { first_name: "Perpetua", last_name: "Quillfeather", phone: "904 555 0142" };

/**
 * Fills a database like a desk after two years: for each inquiry three entries of history, one with
 * a note; messages for a tenth of the inquiries and a payment for one in forty.
 */
export async function fillDesk(
  db: Kysely<Schema>,
  { rows, now, isPostgres }: { rows: number; now: Date; isPostgres: boolean },
) {
  const fraction = seededRandom(9);
  const random = (below: number) => Math.floor(fraction() * below);
  const start = Date.parse("2024-03-04T00:00:00.000Z");
  const step = (now.getTime() - start) / rows;
  const lastName = () =>
    Array.from({ length: 2 + random(2) }, () => syllables[random(syllables.length)]).join("");
  await db.transaction().execute(async (write) => {
    for (let from = 0; from < rows; from += 500) {
      const batch = Array.from({ length: Math.min(500, rows - from) }, (_, n) => {
        const number = from + n;
        const one = number === Math.floor(rows / 3);
        const recent = number > rows * 0.99;
        const status = recent ? ("new" as const) : (inquiryStatuses[1 + random(3)] ?? "closed");
        return {
          ...inquiryColumns(anInquiry),
          id: randomUUID(),
          created_at: new Date(start + number * step).toISOString(),
          reference: `CW-${number.toString(36).toUpperCase().padStart(6, "0").replace(/..$/, "-$&")}`,
          first_name: one ? rare.first_name : (firstNames[random(8)] ?? ""),
          last_name: one ? rare.last_name : lastName(),
          email: `visitor${number}@mail.example`,
          phone: one
            ? rare.phone
            : `(${200 + random(700)}) 555-${String(random(10_000)).padStart(4, "0")}`,
          service: serviceOptions[random(6)]?.value ?? "general",
          message: `${"I would like to know more about my options. ".repeat(1 + random(5))}${one ? "weathervane" : ""}`,
          idempotency_key: `k${number}`,
          content_hash: `h${number}`,
          suspected_spam: random(50) === 0 ? 1 : 0,
          status,
          assigned_to: random(3) === 0 ? actor("bench").id : null,
          due_at: !recent && random(200) === 0 ? now.toISOString() : null,
          due_kind: "follow-up" as const,
          outcome: status === "closed" ? (closedAs[random(4)] ?? ("" as const)) : ("" as const),
          came_from: random(3) === 0 ? "/weight-loss" : "",
          answered_at: recent ? null : new Date(start + number * step + 7_200_000).toISOString(),
        };
      });
      await write.insertInto("contact_submissions").values(batch).execute();
      const events = eventsOf(batch, random);
      const messages = batch
        .filter(() => random(10) === 0)
        .map((row) => ({
          id: randomUUID(),
          submission_id: row.id,
          at: row.created_at,
          author: "visitor" as const,
          who: "",
          body: `Thank you, ${talk[random(talk.length)]} would be best. ${row.last_name}`,
        }));
      const texts = new Map<string, string>(batch.map(({ id }) => [id, ""]));
      for (const { submission_id: id, note } of events) texts.set(id, `${texts.get(id)} ${note}`);
      for (const { submission_id: id, body } of messages) texts.set(id, `${texts.get(id)} ${body}`);
      const tokens = batch.flatMap((row) =>
        [...new Set([...searchTokens(row), ...textTokens(texts.get(row.id) ?? "")])].map(
          (token) => ({ token, submission_id: row.id }),
        ),
      );
      for (let n = 0; n < tokens.length; n += 2000) {
        await write
          .insertInto("inquiry_tokens")
          .values(tokens.slice(n, n + 2000))
          .execute();
      }
      await write.insertInto("inquiry_history").values(events).execute();
      if (messages.length > 0)
        await write.insertInto("inquiry_messages").values(messages).execute();
      const mails = batch.flatMap((row) =>
        (["inquiry-to-clinic", "inquiry-to-visitor"] as const).map((kind) => ({
          id: randomUUID(),
          submission_id: row.id,
          kind,
          message_id: `<${randomUUID()}@bench>`,
          attempts: 1,
          next_attempt_at: row.created_at,
          created_at: row.created_at,
          sent_at: row.created_at,
          server_answer: "250 ok",
        })),
      );
      await write.insertInto("outbox").values(mails).execute();
      const payments = batch
        .filter(() => random(40) === 0)
        .map((row) => paymentOf(row, 10_000 + random(90_000)));
      if (payments.length > 0) await write.insertInto("payments").values(payments).execute();
    }
  });
  // PostgreSQL does this by itself some minutes after so many rows.
  await sql`${sql.raw(isPostgres ? "vacuum analyze" : "analyze")}`.execute(db);
}

type Filled = {
  id: string;
  created_at: string;
  last_name: string;
  reference: string;
  email: string;
};

const eventsOf = (batch: readonly Filled[], random: (below: number) => number) =>
  batch.flatMap((row) =>
    (["status", "call", "note"] as const).map((kind) => ({
      id: randomUUID(),
      submission_id: row.id,
      at: row.created_at,
      who: "bench",
      person_id: "bench",
      kind,
      // Typical notes of a desk: some words are in every note, some in one of hundreds.
      note: kind === "note" ? `Called back, ${talk[random(talk.length)]} ${row.last_name}` : "",
      before: null,
    })),
  );

const paymentOf = ({ reference, created_at: at, email }: Filled, cents: number) => ({
  id: randomUUID(),
  created_at: at,
  updated_at: at,
  reference: reference.replace("CW", "CP"),
  amount_cents: cents,
  description: `Invoice ${cents}`,
  status: "paid" as const,
  provider: "stripe" as const,
  paid_at: at,
  attempt_key: reference,
  invoice: String(cents),
  email,
});
