import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staffWords } from "~/content/en/staff/staff";
import { NotSpamForm } from "./inquiry-head";
import type { DeskMail } from "./open-inquiry.server";

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
  const html = renderToStaticMarkup(<NotSpamForm mails={mails} />);
  expect([none, sent].filter((one) => html.includes(one))).toEqual([text]);
});
