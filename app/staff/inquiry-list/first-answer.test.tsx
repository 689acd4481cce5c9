import { expect, it } from "vitest";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { InquiryList } from "./inquiry-table";
import { listInquiries } from "./list-inquiries.server";

it("the list says of new inquiries only that they wait", async () => {
  const { app, clock, receive, change } = await openTestDesk("sqlite");
  const answered = await receive({ firstName: "Ana" });
  const closed = await receive({ firstName: "Vera", email: "vera@visitor.example" });
  await receive({ firstName: "Wim", email: "wim@visitor.example" });
  clock.advance({ minutes: 40 });
  const to = (reference: string, status: "contacted" | "closed") =>
    changeStatus(app, { ...change(reference), from: "new", to: status, note: "" });
  await to(answered, "contacted");
  await to(closed, "closed");
  clock.advance({ minutes: 260 });
  const page = await listInquiries(app, { actor: ana, filter: noFilter, cursor: null });
  const html = renderOnSite(
    <InquiryList
      filter={noFilter}
      mayMarkNotSpam={false}
      now={clock.now().toISOString()}
      page={page}
      path="/staff/inquiries"
    />,
  );
  const rows = html.split("<tr").map((row) => row.replace(/<[^>]+>/g, " "));
  const of = (name: string) => rows.find((row) => row.includes(name)) ?? "";
  expect(of("Wim")).toMatch(/Waiting 5 h\s*, too long/);
  for (const name of ["Ana", "Vera"]) {
    expect(of(name)).toContain("Answered in 40 min");
    expect(of(name)).not.toContain("Waiting");
  }
});
