import { expect, it } from "vitest";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { InquiryList } from "./inquiry-table";
import { listInquiries } from "./list-inquiries.server";

it("the list of all inquiries names the language of one that is not in English", async () => {
  const { app, receive } = await openTestDesk("sqlite");
  await receive({ firstName: "Ana" });
  await receive({ firstName: "Ximena", email: "ximena@visitor.example", language: "es" });
  const page = await listInquiries(app, { actor: ana, filter: noFilter, cursor: null });
  const html = renderOnSite(
    <InquiryList
      filter={noFilter}
      mayMarkNotSpam={false}
      now="2026-03-02T15:00:00.000Z"
      page={page}
      path="/staff/inquiries"
    />,
  );
  const rows = html.split("<tr").map((row) => row.replace(/<[^>]+>/g, " "));
  expect(rows.find((row) => row.includes("Ximena"))).toContain("Spanish");
  expect(rows.find((row) => row.includes("Ana"))).not.toMatch(/Spanish|English/);
});
