import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { inquiryMessages } from "~/content/en/form-messages";
import { bookAloneWords } from "~/content/en/pages/book-alone";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext, visitorKeyContext } from "~/context";
import { Appointments, ChooseTime } from "~/site/visitor/appointments";
import { postVisitorAction } from "~/site/visitor/visitor-actions.server";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { facts as off } from "../../../tests/fixtures/test-facts";
import { type Engine, engines } from "../../../tests/support/databases";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { ReceivedPanel } from "./received-panel";
import { sendInquiry } from "./send-inquiry.server";

const on = { ...off, selfBooking: { ...off.selfBooking, isOn: true } };

/** The buttons of free times in a page: their values. */
const timesIn = (html: string) => [...html.matchAll(/value="(book:\d+)"/g)].map(([, at]) => at);

async function open(engine: Engine, facts = on) {
  const desk = await openTestDesk(engine);
  const app = { ...desk.app, currentFacts: () => facts };
  await addPeople(desk.db, [ana]);
  const contextOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteContext, siteOfFacts(facts));
    context.set(visitorKeyContext, "a-visitor");
    context.set(postedFormContext, form);
    return context;
  };
  /** What a visitor sees who has sent the form, and the token of their private page. */
  const send = async () => {
    const fields = { ...anInquiry, reachBy: "", callWindow: "", attempt: "one-attempt" };
    const request = new Request("https://clinic.example/contact", { method: "POST" });
    const { response } = await sendInquiry(request, contextOf(fields));
    if (response.outcome !== "received") throw new Error("not received");
    const html = renderOnSite(<ReceivedPanel {...response} back={null} phone={on.phones.clinic} />);
    return { html, token: response.statusLink?.split("/").at(-1) ?? "" };
  };
  const post = (token: string, chosen: string) =>
    postVisitorAction(
      token,
      contextOf({ do: chosen, attempt: `attempt ${chosen}`.replace(/\W/g, "-") }),
    );
  const privatePage = async (token: string) => {
    const page = await readVisitorPage(app, token);
    if (page?.access !== "open") throw new Error("not open");
    return renderOnSite(
      <>
        <ChooseTime
          free={page.free}
          offer={page.offer}
          page={`/inquiry/${token}`}
          problem={undefined}
        />
        <Appointments bookings={page.bookings} free={page.free} problem={undefined} />
      </>,
    );
  };
  return { ...desk, send, post, privatePage };
}

describe.each(engines)("booking alone after an inquiry was sent, on %s", (engine) => {
  it("shows free times in a form that needs no scripts, and always another way", async () => {
    const { send, post, privatePage } = await open(engine);
    const { html, token } = await send();
    expect(html).toMatch(new RegExp(`<form[^>]* action="/inquiry/${token}" method="post">`));
    expect(html).toContain(`href="/inquiry/${token}#message"`);
    const [first = ""] = timesIn(html);
    expect(timesIn(await privatePage(token))[0]).toBe(first);
    expect(await privatePage(token)).toContain(bookAloneWords.none);
    const response = (await post(token, first)) as Response;
    expect(response.headers.get("location")).toBe(`/inquiry/${token}?done=chosen`);
    const startsAt = new Date(Number(first.slice("book:".length))).toISOString();
    expect(await privatePage(token)).toContain(`<time dateTime="${startsAt}">`);
  });

  it("offers other free times where the appointment is moved or canceled", async () => {
    const { send, post, privatePage } = await open(engine);
    const { html, token } = await send();
    await post(token, timesIn(html).at(-1) ?? "");
    const [, change = ""] = (await privatePage(token)).split('class="visitor-booking"');
    const [before, asked = ""] = change.split(bookAloneWords.rather);
    expect(timesIn(before ?? "").length).toBeGreaterThan(0);
    expect(timesIn(asked).length).toBeGreaterThan(0);
    expect(asked).toContain(":cancel");
  });

  it("is not offered while it is off", async () => {
    const { send, post, privatePage } = await open(engine, off);
    const { html, token } = await send();
    expect(timesIn(html)).toEqual([]);
    expect(await privatePage(token)).toBe("");
    expect(await post(token, `book:${Date.parse("2026-03-04T15:00:00Z")}`)).toMatchObject({
      init: { status: 409 },
    });
  });
});

it("a red flag in the message: what was sent is said below the advice to call 911", () => {
  const sent = { isUrgent: true, reference: "CW-7K3M-Q2", statusLink: null, next: [] };
  const html = renderOnSite(<ReceivedPanel {...sent} back={null} phone={on.phones.clinic} />);
  const [urgent, thanks] = [inquiryMessages.urgent, inquiryMessages.sent.title];
  expect(html).toContain(urgent);
  expect(html.indexOf(urgent)).toBeLessThan(html.indexOf(thanks));
});
