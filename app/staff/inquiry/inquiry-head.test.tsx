import { expect, it } from "vitest";
import { staffWords } from "~/content/en/staff/staff";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { InquiryHead, NotSpamForm } from "./inquiry-head";
import type { DeskMail, InquiryDetails } from "./open-inquiry.server";

const mail: DeskMail = {
  id: "1",
  kind: "inquiry-to-clinic",
  to: "",
  state: "sent",
  tries: 1,
  at: "2026-03-02T14:00:01.000Z",
  answer: "250 ok",
};
const { none, sent } = staffWords.inquiry.spamMails;

it.each<[DeskMail["state"][], string]>([
  [[], none],
  [["failed"], none],
  [["file"], none],
  [["waiting"], none],
  [["failed", "sent"], sent],
])("suspected spam with mails that are %j says which mails were sent", (states, text) => {
  const mails = states.map((state) => ({ ...mail, state }));
  const html = renderOnSite(<NotSpamForm mails={mails} />);
  expect([none, sent].filter((one) => html.includes(one))).toEqual([text]);
});

it.each([
  [0, null, ""],
  [5, null, "Waiting for 5 min of office hours"],
  [0, "2026-03-02T14:00:00.000Z", "Answered after 0 min of office hours"],
])(
  "the head of an inquiry that waits for %i min, answered at %s, says %j",
  (waitedMinutes, answeredAt, text) => {
    const inquiry = {
      waitedMinutes,
      answeredAt,
      reference: "CW-7K3M-Q2",
      name: "Vera",
      sent: {},
      bookings: [],
      joined: [],
    };
    const html = renderOnSite(
      <InquiryHead
        {...{ now: 0, of: "", opened: "" }}
        inquiry={inquiry as unknown as InquiryDetails}
        me={{ id: "ana", name: "Ana" }}
      />,
    );
    const [said = ""] = />((Waiting|Answered) [^<]*)</.exec(html)?.slice(1) ?? [];
    expect(said).toBe(text);
  },
);
