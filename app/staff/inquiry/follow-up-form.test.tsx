import { expect, it } from "vitest";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { FollowUpForm } from "./follow-up-form";
import type { InquiryDetails } from "./open-inquiry.server";

const htmlAt = (now: string) =>
  renderOnSite(
    <FollowUpForm
      inquiry={{ due: null, version: 1 } as InquiryDetails}
      now={Date.parse(now)}
      problem={undefined}
    />,
  );

/** Labels and days of the buttons at an instant. */
const daysAt = (now: string) =>
  [...htmlAt(now).matchAll(/value="follow-up:([\d-]+)"[^>]*>([^<]+)</g)].map(([, day, label]) => [
    label,
    day,
  ]);

it("shows two buttons, and the other fields behind “A day…”", () => {
  const html = htmlAt("2026-03-03T15:00Z");
  const [card = "", details = ""] = html.split("<details");
  expect(card.match(/<button/g)).toHaveLength(2);
  expect(card).not.toContain('type="date"');
  for (const name of ["reason", "day", "time"]) expect(details).toContain(`name="${name}"`);
});

it.each([
  [
    "a day of work",
    "2026-03-03T15:00Z",
    [
      ["Tomorrow", "2026-03-04"],
      ["Monday", "2026-03-09"],
    ],
  ],
  ["Sunday", "2026-03-08T15:00Z", [["Tomorrow", "2026-03-09"]]],
  ["Friday", "2026-03-06T15:00Z", [["Mon, Mar 9 (closed tomorrow)", "2026-03-09"]]],
  [
    "the day before Thanksgiving",
    "2026-11-25T15:00Z",
    [
      ["Fri, Nov 27 (closed tomorrow)", "2026-11-27"],
      ["Monday", "2026-11-30"],
    ],
  ],
  [
    "the week before Labor Day",
    "2026-09-02T15:00Z",
    [
      ["Tomorrow", "2026-09-03"],
      ["Tue, Sep 8 (closed Monday)", "2026-09-08"],
    ],
  ],
])("on %s the buttons name the open days on which it will be due", (_, now, days) => {
  expect(daysAt(now)).toEqual(days);
});
