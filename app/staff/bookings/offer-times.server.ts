import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { App } from "~/core/app";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { type Change, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { type BookingPlace, mostOffered } from "./bookings";
import { endOffer, findOpenOffer } from "./open-offer.server";
import { findOpenAppointment } from "./read-bookings.server";
import { endOf, stillFree } from "./still-free.server";

/**
 * Offers a visitor one to six times (ISO 8601 in UTC) to choose from, and mails that there is
 * something to choose. An earlier offer ends. The times are not held: somebody else may book them.
 * "count": none or more than six; "taken": one of them is not free; "conflict": the inquiry is
 * closed or suspected spam, or the person is not at the desk.
 */
export async function offerTimes(
  app: App,
  {
    starts,
    personId,
    minutes,
    place,
    ...change
  }: Change & { starts: readonly string[]; personId: string; minutes: number; place: BookingPlace },
): Promise<"changed" | "missing" | "conflict" | "count" | "taken"> {
  const times = [...new Set(starts)].sort();
  if (times.length === 0 || times.length > mostOffered) return "count";
  if (!colleagueOf(await listColleagues(app.db), personId)) return "conflict";
  let taken = false;
  const outcome = await changeInquiry(
    app,
    { ...change, content: [personId, minutes, place, ...times].join(" ") },
    "offered times",
    async (db, inquiry, now) => {
      if (inquiry.status === "closed" || inquiry.suspected_spam) return null;
      const current = await findOpenAppointment(db, inquiry.id, now);
      const visit = { personId, minutes, exceptBookingId: current?.id ?? "" };
      taken = (await stillFree(app, db, { ...visit, starts: times })).length < times.length;
      if (taken) return null;
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
      await db
        .updateTable("contact_submissions")
        .set({
          status,
          unread_since: null,
          answered_at: sql<string>`coalesce(answered_at, ${now})`,
          ...(wasDue && { due_at: null, due_kind: null, due_reason: "" }),
        })
        .where("id", "=", inquiry.id)
        .execute();
      await enqueueMail(db, { submissionId: inquiry.id, kind: "times-to-visitor", now });
      return {
        kind: "booking",
        detail: ["times", ...times].join(" "),
        ...(status !== inquiry.status && { from_status: inquiry.status, to_status: status }),
      };
    },
  );
  if (taken) return "taken";
  if (outcome === "changed") app.mails.wake();
  return outcome;
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
  const { times, personId, minutes } = offer;
  const isAtDesk = colleagueOf(await listColleagues(app.db), personId) !== null;
  const current = await findOpenAppointment(app.db, submissionId, app.clock().toISOString());
  const visit = { personId, minutes, exceptBookingId: current?.id ?? "" };
  const free = isAtDesk ? await stillFree(app, app.db, { ...visit, starts: times }) : [];
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
