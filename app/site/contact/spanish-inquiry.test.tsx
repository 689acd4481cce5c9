import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { fieldMessages } from "~/content/es/form-messages";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext } from "~/context";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { facts as off } from "../../../tests/fixtures/test-facts";
import { sendInquiry } from "./send-inquiry.server";

const facts = { ...off, selfBooking: { ...off.selfBooking, isOn: true } };

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeEach(async () => {
  desk = await openTestDesk("sqlite");
  await addPeople(desk.db, [ana]);
});

/** Posts the form of the Spanish page. */
function send(fields: Record<string, string>) {
  const form = new FormData();
  const typed = { ...anInquiry, reachBy: "", callWindow: "", wantsEstimate: "", ...fields };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(siteContext, siteOfFacts(facts, "es"));
  context.set(appContext, { ...desk.app, currentFacts: () => facts });
  context.set(postedFormContext, form);
  return sendInquiry(new Request("https://clinic.example/es/contact", { method: "POST" }), context);
}

describe("an inquiry from the Spanish form", () => {
  it("is stored with its language, and with the values that the desk knows", async () => {
    const { response } = await send({});
    expect(response).toMatchObject({ outcome: "received" });
    const row = await desk.db
      .selectFrom("contact_submissions")
      .select(["language", "service", "reference"])
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ language: "es", service: anInquiry.service });
    expect(await desk.opened(row.reference)).toMatchObject({ language: "es" });
  });

  it("is answered in Spanish: the call, the free times and the private link", async () => {
    const { response } = await send({ callWindow: "14:00-16:00" });
    if (response.outcome !== "received") throw new Error("not received");
    expect(response.statusLink).toMatch(/^\/es\/inquiry\/[\w-]{32}$/);
    expect(response.next[0]).toBe(
      "Le llamaremos el lunes 2 de marzo, de 2 a 4 p. m., hora del Este.",
    );
    const [day] = response.free?.days ?? [];
    expect(day?.day).toMatch(/^(Lunes|Martes) \d de marzo$/);
    expect(day?.times[0]?.time).toMatch(/^\d+(:30)? [ap]\. m\.$/);
  });

  it("gets the messages beside its fields in Spanish", async () => {
    const { status, response } = await send({ email: "nobody", service: "" });
    expect(status).toBe(422);
    expect(response).toMatchObject({
      outcome: "invalid",
      result: {
        error: { email: [fieldMessages.notAnEmail], service: [fieldMessages.noService] },
      },
    });
    expect(await desk.db.selectFrom("contact_submissions").select("id").execute()).toEqual([]);
  });
});
