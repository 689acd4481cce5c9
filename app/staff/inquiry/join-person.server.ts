import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { inquiryMailKinds } from "~/core/db/tables/mail-tables";
import { endOffer, findOpenOffer } from "~/staff/bookings/offer-times.server";
import {
  type Change,
  changeInquiry,
  nothingDue,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { setEstimateDue } from "~/staff/inquiry-record/estimate-due.server";
import { hasReference } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";

/**
 * Joins two inquiries of one person: from now on they are one piece of work. The other one becomes a
 * part of this one, with those that were joined into it; this one becomes a part of the other where
 * only that one may get emails. Appointments, open offers and drafts go to the whole; messages, history,
 * links, mails and estimates are read through it (docs/decisions/035-joined-inquiries.md).
 */
export async function joinPerson(app: App, { other, ...change }: Change & { other: string }) {
  const [own, second] = await Promise.all(
    [change.reference, other].map((reference) =>
      app.db
        .selectFrom("contact_submissions")
        .select(["reference", "no_mails"])
        .where(hasReference(reference))
        .where(maySee(change.actor))
        .executeTakeFirst(),
    ),
  );
  if (!own || !second) return "missing";
  if (own.reference === second.reference) return "changed";
  const isBetter = second.no_mails === 0 && own.no_mails === 1;
  const { reference } = isBetter ? second : own;
  const { reference: part } = isBetter ? own : second;
  const outcome = await changeInquiry(
    app,
    { ...change, reference, content: part },
    "joined inquiries",
    async (db, whole, now) => {
      const joined = await db
        .selectFrom("contact_submissions")
        .selectAll()
        .where("reference", "=", part)
        .where("removed_at", "is", null)
        .where(maySee(change.actor))
        .executeTakeFirst();
      if (!joined || joined.id === whole.id) return null;
      await db
        .updateTable("contact_submissions")
        .set(({ eb }) => ({ joined_into: whole.id, version: eb("version", "+", 1) }))
        .where(({ or, eb }) => or([eb("id", "=", joined.id), eb("joined_into", "=", joined.id)]))
        .execute();
      const bookings = await moveWork(db, { from: joined.id, to: whole.id, now });
      await noteInPart(db, joined.id, {
        change,
        now,
        kind: "joined",
        detail: whole.reference,
        before: JSON.stringify({ bookings }),
      });
      return { kind: "joined", detail: part, set: oneWork(whole, joined), canUndo: true };
    },
  );
  return outcome === "changed" ? "changed" : "missing";
}

/** Values of the joined inquiry, so that everything that waited in either of the two still waits. */
function oneWork(whole: StoredInquiry, joined: StoredInquiry): Partial<StoredInquiry> {
  const both = [whole, joined] as const;
  const open = both.filter(({ status }) => status !== "closed");
  const begun = open.find(({ status }) => status === "booked") ?? open.find(isContacted);
  const fresh = open.filter(({ status }) => status === "new");
  // A new inquiry beside one that the desk has worked on waits like a message.
  const isFresh = fresh.length === both.length;
  const status =
    open.length === 0 ? "closed" : isFresh ? "new" : (begun?.status ?? ("contacted" as const));
  const unread = [
    ...open.map(({ unread_since: at }) => at),
    ...(isFresh ? [] : fresh.map(({ created_at: at }) => at)),
  ];
  const due = open
    .filter(({ due_at: at }) => at !== null)
    .sort((a, b) => ((a.due_at ?? "") < (b.due_at ?? "") ? -1 : 1))[0];
  return {
    status,
    outcome: status === "closed" ? whole.outcome : "",
    // An earlier reply to the other one is no answer to this one, which would count as answered at once.
    answered_at:
      whole.answered_at ??
      earliest([joined.answered_at].filter((at) => (at ?? "") > whole.created_at)),
    unread_since: earliest(unread),
    red_flag_at: latest(both.map(({ red_flag_at: at }) => at)),
    assigned_to: whole.assigned_to ?? joined.assigned_to,
    ...(due
      ? { due_at: due.due_at, due_kind: due.due_kind, due_reason: due.due_reason }
      : nothingDue),
    links_stopped_at: whole.links_stopped_at ?? joined.links_stopped_at,
    // Retention counts from the later of the two.
    last_contact_at: latest(both.flatMap((one) => [one.last_contact_at, one.created_at])),
  };
}

const isContacted = ({ status }: StoredInquiry) => status === "contacted";

const latest = (instants: readonly (string | null)[]) =>
  instants
    .filter((at) => at !== null)
    .sort()
    .at(-1) ?? null;
const earliest = (instants: readonly (string | null)[]) =>
  instants.filter((at) => at !== null).sort()[0] ?? null;

type Move = { from: string; to: string; now: string };

/** Moves what the desk works with; returns the ids of the moved appointments. */
async function moveWork(db: Kysely<Schema>, { from, to, now }: Move) {
  const bookings = await db
    .updateTable("bookings")
    .set({ submission_id: to })
    .where("submission_id", "=", from)
    .returning("id")
    .execute();
  if (await findOpenOffer(db, to))
    await endOffer(db, { submissionId: from, now, ended: "replaced" });
  await db
    .updateTable("time_offers")
    .set({ submission_id: to })
    .where("submission_id", "=", from)
    .where("ended_at", "is", null)
    .execute();
  await db
    .updateTable("outbox")
    .set({ submission_id: to })
    .where("submission_id", "=", from)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("kind", "not in", [...inquiryMailKinds])
    .execute();
  const drafts = await db
    .deleteFrom("reply_drafts")
    .where("submission_id", "=", from)
    .returningAll()
    .execute();
  for (const draft of drafts)
    await db
      .insertInto("reply_drafts")
      .values({ ...draft, submission_id: to })
      .onConflict((conflict) =>
        conflict.columns(["submission_id", "person_id"]).doUpdateSet(({ eb, ref }) => ({
          body: eb(ref("reply_drafts.body"), "||", `\n\n${draft.body}`),
        })),
      )
      .execute();
  return bookings.map(({ id }) => id);
}

type Entry = { change: Change; now: string; kind: "joined" | "separated"; detail: string };

const noteInPart = (
  db: Kysely<Schema>,
  id: string,
  { change: { actor }, now, before, ...entry }: Entry & { before: string | null },
) =>
  db
    .insertInto("inquiry_history")
    .values({
      ...entry,
      id: randomUUID(),
      submission_id: id,
      at: now,
      who: actor.name,
      person_id: actor.id,
      from_status: null,
      to_status: null,
      note: "",
      before,
    })
    .execute();

/**
 * Takes a joined inquiry out again: it has the status and the texts that it had, its assignee is the
 * whole's, and its appointments go back with it. What was written since stays with the whole.
 */
export const separatePerson = (app: App, { part, ...change }: Change & { part: string }) =>
  changeInquiry(app, { ...change, content: part }, "separated inquiries", async (db, whole, now) =>
    (await separateWithin(db, whole, { part, change, now }))
      ? { kind: "separated", detail: part }
      : null,
  );

/** Separates a part within the transaction of another change; false: it is no part of that inquiry. */
export async function separateWithin(
  db: Kysely<Schema>,
  whole: StoredInquiry,
  { part, change, now }: { part: string; change: Change; now: string },
): Promise<boolean> {
  const joined = await db
    .updateTable("contact_submissions")
    .set(({ eb }) => ({
      joined_into: null,
      assigned_to: whole.assigned_to,
      links_stopped_at: whole.links_stopped_at,
      last_contact_at: now,
      version: eb("version", "+", 1),
    }))
    .where("reference", "=", part)
    .where("joined_into", "=", whole.id)
    .returning("id")
    .executeTakeFirst();
  if (!joined) return false;
  const entry = await db
    .selectFrom("inquiry_history")
    .select("before")
    .where("submission_id", "=", joined.id)
    .where("kind", "=", "joined")
    .where("before", "is not", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const { bookings = [] } = JSON.parse(entry?.before ?? "{}") as { bookings?: string[] };
  if (bookings.length > 0)
    await db
      .updateTable("bookings")
      .set({ submission_id: joined.id })
      .where("id", "in", bookings)
      .where("submission_id", "=", whole.id)
      .execute();
  await noteInPart(db, joined.id, {
    change,
    now,
    kind: "separated",
    detail: whole.reference,
    before: null,
  });
  await setEstimateDue(db, joined.id);
  return true;
}
