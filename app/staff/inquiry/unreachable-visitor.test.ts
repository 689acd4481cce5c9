import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import { offerTimes } from "~/staff/bookings/offer-times.server";
import { withdrawLink } from "~/staff/conversation/conversation.server";
import { staffContext } from "~/staff/frame/staff-context";
import { askForPayment } from "~/staff/payments/request-payment.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, sessionOf } from "../../../tests/fixtures/people";
import { enterInquiry } from "../new-inquiry/enter-inquiry.server";
import { changeFromForm } from "./change-from-form.server";

const times = { starts: ["2026-03-03T15:00:00.000Z"], minutes: 30, place: "phone" } as const;

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function open() {
  const desk = await openTestDesk("sqlite");
  await addPeople(desk.db, [ana]);
  const context = new RouterContextProvider();
  context.set(appContext, desk.app);
  context.set(staffContext, await sessionOf(desk.app, ana));
  const post = async (reference: string, fields: Record<string, string>) => {
    context.set(postedFormContext, formOf({ attempt: `attempt-of-${reference}`, ...fields }));
    const request = new Request(`https://clinic.example/staff/inquiries/${reference}`);
    return changeFromForm(request, reference, context);
  };
  const walkIn = async () => {
    const form = formOf({
      source: "visit",
      firstName: "Rosa",
      phone: "9045550123",
      service: "general",
    });
    const entered = await enterInquiry(desk.app, { actor: ana, form, idempotencyKey: "walk-in" });
    if (!("reference" in entered)) throw new Error("not entered");
    return entered.reference;
  };
  return { ...desk, post, walkIn };
}

describe("a visitor whom no email can tell of a message", () => {
  it.each(["a walk-in without an address", "one whose link is withdrawn", "suspected spam"])(
    "is sent nothing, keeps what was typed, and stays where it was: %s",
    async (who) => {
      const { app, db, post, walkIn, receive, opened, change } = await open();
      const isWalkIn = who.startsWith("a walk-in");
      const reference = isWalkIn ? await walkIn() : await receive();
      if (who.startsWith("one whose"))
        await withdrawLink(app, { ...change(reference), renew: false });
      if (who === "suspected spam")
        await db.updateTable("contact_submissions").set({ suspected_spam: 1 }).execute();
      const before = await opened(reference);
      expect(before.unreachable).not.toBeNull();
      for (const how of ["write", "write:close", "write:next"])
        expect(await post(reference, { do: how, answer: "See you at two." })).toMatchObject({
          data: { at: "answer", answer: "See you at two." },
          init: { status: 409 },
        });
      const offer = await offerTimes(app, { ...change(reference), ...times, personId: ana.id });
      expect(["unreachable", "conflict"]).toContain(offer);
      const input = { ...change(reference), amountCents: 100, invoice: "" };
      expect(await askForPayment(app, input)).toBe("unreachable");
      const { status, messages, answeredAt } = await opened(reference);
      expect({ status, messages, answeredAt }).toEqual({
        status: "new",
        messages: [],
        answeredAt: null,
      });
    },
  );
});
