import type { App } from "~/core/app";
import { takeAttempt } from "~/core/http/limits/attempt-limit";
import { enqueueNews } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { theVisitor } from "~/core/sessions/people";
import { changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { findLink } from "~/staff/inquiry-record/status-link.server";
import { answersOfLink } from "./answer-appointment.server";
import { findOpenOffer } from "./open-offer.server";
import { findOpenAppointment } from "./read-bookings.server";
import { endOf, stillFree } from "./still-free.server";
import { lockPerson, storeAppointment } from "./store-appointment.server";

/**
 * Books the offered time that a visitor chose, by the token of their private link, or moves their
 * appointment to it, without a confirmation. Locks the row of the person who holds it, so that of
 * two visitors who choose the same time the second is rejected.
 */
export async function chooseOfferedTime(
  app: App,
  {
    token,
    offerId,
    startsAt,
    idempotencyKey,
  }: { token: string; offerId: string; startsAt: string; idempotencyKey: string },
): Promise<"changed" | "gone" | "prove" | "over" | "taken" | "too-many"> {
  const link = await findLink(app.db, token, app.clock());
  if (!link) return "gone";
  if (link.rests) return "prove";
  if (!(await takeAttempt(app, answersOfLink, link.token_hash)).allowed) return "too-many";
  let taken = false;
  const outcome = await changeInquiry(
    app,
    {
      actor: theVisitor,
      reference: link.reference,
      idempotencyKey,
      content: `${offerId} ${startsAt}`,
    },
    "visitor chose time",
    async (db, inquiry, now) => {
      const offer = await findOpenOffer(db, inquiry.id);
      if (offer?.id !== offerId || !offer.times.includes(startsAt)) return null;
      const { personId, minutes, place } = offer;
      await lockPerson(db, personId);
      const current = await findOpenAppointment(db, inquiry.id, now);
      const bookingId = current?.id ?? "";
      const visit = { personId, minutes, exceptBookingId: bookingId };
      const isAtDesk = colleagueOf(await listColleagues(db), personId) !== null;
      const free = isAtDesk ? await stillFree(app, db, { ...visit, starts: [startsAt] }) : [];
      taken = free.length === 0;
      if (taken) return null;
      const entry = await storeAppointment(db, inquiry, {
        ...{ bookingId, startsAt, endsAt: endOf(startsAt, minutes), personId, place, now },
        state: "confirmed",
      });
      if (!entry) return null;
      await enqueueNews(db, inquiry.id, new Date(now));
      return { ...entry, detail: `${bookingId ? "rechosen" : "chosen"} ${startsAt}` };
    },
  );
  if (taken) return "taken";
  if (outcome === "missing") return "gone";
  if (outcome === "conflict") return "over";
  app.mails.wake();
  return "changed";
}
