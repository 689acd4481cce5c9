import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { BookingPlace, OfferEnd } from "~/core/db/tables/inquiry-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import {
  type Change,
  changeInquiry,
  nothingDue,
} from "~/staff/inquiry-record/change-inquiry.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";
import { mailWaits, mostOffered } from "./bookings";
import { endOf, stillFree } from "./free-times.server";
import { findOpenAppointment } from "./read-bookings.server";

/**
 * Offers a visitor one to six times (ISO 8601 in UTC) to choose from, and mails that there is
 * something to choose. An earlier offer ends. The times are not reserved: another visitor may book them.
 * `bookingId`: the inquiry's open appointment as the page showed it, which a chosen time moves; ""
 * without one. "booked": the inquiry has another one by now; "count": none or more than six; "taken": one of them is not free; "conflict": the inquiry is
 * closed or suspected spam, or the person is not at the desk; "unreachable": the visitor could not see
 * the times.
 */
export async function offerTimes(
  app: App,
  {
    bookingId = "",
    starts,
    personId,
    minutes,
    place,
    ...change
  }: Change & {
    bookingId?: string;
    starts: readonly string[];
    personId: string;
    minutes: number;
    place: BookingPlace;
  },
) {
  const times = [...new Set(starts)].sort();
  if (times.length === 0 || times.length > mostOffered) return "count";
  if (!colleagueOf(await listColleagues(app.db), personId)) return "conflict";
  return changeInquiry<"booked" | "taken" | "unreachable">(
    app,
    { ...change, content: [personId, minutes, place, ...times].join(" ") },
    "offered times",
    async (db, inquiry, now) => {
      if (inquiry.status === "closed" || inquiry.suspected_spam) return null;
      if (await unreachableBy(db, inquiry)) return "unreachable";
      const current = await findOpenAppointment(db, inquiry.id, now);
      if (current && current.id !== bookingId) return "booked";
      const { service } = inquiry;
      const visit = { personId, minutes, exceptBookingId: current?.id ?? "", service };
      const free = await stillFree(app, db, { ...visit, starts: times });
      if (free.length < times.length) return "taken";
      await endOffer(db, { submissionId: inquiry.id, now, ended: "replaced" });
      await db
        .insertInto("time_offers")
        .values({
          id: randomUUID(),
          submission_id: inquiry.id,
          person_id: personId,
          place,
          minutes,
          times: times.join(" "),
          offered_at: now,
          offered_by: change.actor.name,
          offered_by_id: change.actor.id,
          ended_at: null,
          ended: "",
        })
        .execute();
      const status = inquiry.status === "new" ? ("contacted" as const) : inquiry.status;
      // Offering completes what was due until now; later plans stay.
      const wasDue =
        inquiry.due_kind !== "booking" && inquiry.due_at !== null && inquiry.due_at <= now;
      await enqueueMail(db, {
        submissionId: inquiry.id,
        kind: "times-to-visitor",
        now,
        waits: mailWaits,
      });
      return {
        kind: "booking",
        canUndo: true,
        detail: ["times", ...times].join(" "),
        set: {
          status,
          unread_since: null,
          answered_at: inquiry.answered_at ?? now,
          ...(wasDue && nothingDue),
        },
      };
    },
  );
}

/** Withdraws an offer of times; "conflict" when it has ended already. */
export const withdrawOffer = (app: App, change: Change) =>
  changeInquiry(
    app,
    { ...change, content: "" },
    "withdrew offered times",
    async (db, { id }, now) =>
      (await endOffer(db, { submissionId: id, now, ended: "withdrawn" }))
        ? { kind: "booking", detail: "withdrew" }
        : null,
  );

/** An inquiry's open offer: its author, its times, and which of them are still free. */
export async function readOffer(app: App, submissionId: string) {
  const offer = await findOpenOffer(app.db, submissionId);
  if (!offer) return null;
  const { times, personId, minutes, service } = offer;
  const current = await findOpenAppointment(app.db, submissionId, app.clock().toISOString());
  const visit = { personId, minutes, exceptBookingId: current?.id ?? "", service };
  const free = await stillFree(app, app.db, { ...visit, starts: times });
  return {
    ...offer,
    person: offer.person ?? "",
    times: times.map((startsAt) => ({
      startsAt,
      endsAt: endOf(startsAt, minutes),
      isFree: free.includes(startsAt),
    })),
  };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

/**
 * The offer of times of an inquiry that has not ended; undefined without one, and while the inquiry
 * is suspected spam. Times that have passed or were booked meanwhile are still in it.
 */
export async function findOpenOffer(db: Kysely<Schema>, submissionId: string) {
  const offer = await db
    .selectFrom("time_offers")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .leftJoin("people", "people.id", "time_offers.person_id")
    .select(["time_offers.id", "time_offers.person_id as personId", "people.name as person"])
    .select(["place", "minutes", "times", "offered_at as at", "offered_by as by", "service"])
    .where("submission_id", "=", submissionId)
    .where("ended_at", "is", null)
    .where("suspected_spam", "=", 0)
    .executeTakeFirst();
  return offer && { ...offer, times: offer.times.split(" ") };
}

/** Ends an inquiry's open offer, if there is one; returns whether there was. */
export async function endOffer(
  db: Kysely<Schema>,
  { submissionId, now, ended }: { submissionId: string; now: string; ended: OfferEnd },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("time_offers")
    .set({ ended_at: now, ended })
    .where("submission_id", "=", submissionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reopens the offer that the desk's change at `endedAt`, which is undone, has ended. */
export const reopenOffer = (
  db: Kysely<Schema>,
  { submissionId, endedAt }: { submissionId: string; endedAt: string },
) =>
  db
    .updateTable("time_offers")
    .set({ ended_at: null, ended: "" })
    .where("submission_id", "=", submissionId)
    .where("ended", "!=", "withdrawn")
    .where("ended_at", "=", endedAt)
    .execute();
