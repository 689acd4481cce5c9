import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocalTime } from "./local-time";

it.each([
  ["of the list's own year is shown without it", "2026-03-02T14:00:00.000Z", "Mar 2, 9:00 AM"],
  [
    "of another year has it, on the clinic's clock",
    "2026-01-01T04:59:00.000Z",
    "Dec 31, 2025, 11:59 PM",
  ],
])("a time in a list %s", (_, at, text) => {
  const html = renderToStaticMarkup(<LocalTime at={at} now="2026-03-05T14:00:00.000Z" />);
  expect(html.replaceAll("\u202f", " ")).toContain(`>${text}<`);
});
