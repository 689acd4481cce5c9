import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { addNote } from "~/staff/inquiry/change-status.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed, ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { exportInquiries } from "./export-inquiries.server";

describe.each(engines)("the export on %s", (engine) => {
  it("holds the filtered inquiries, as text that no spreadsheet calculates, and is audited", async () => {
    const { app, receive, audit } = await openTestDesk(engine);
    const reference = await receive({
      firstName: "Zoë",
      phone: "+1 904 555 0199",
      message: '=HYPERLINK("https://evil.example","me")\nsecond line, with comma',
    });
    await receive({ service: "general", email: "x@y.example" });
    const filter = { ...noFilter, service: "weight-loss" } as const;
    let text = "";
    for await (const part of exportInquiries(app, { actor: ana, filter })) text += part;

    // inquiry-fields.test.tsx covers the columns of the inquiry's fields.
    expect(text).toMatch(/^\u{FEFF}"Reference","Received","First name",.*"History"\r\n/u);
    const { data } = parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      Reference: reference,
      Received: "2026-03-02 09:00:00",
      "First name": "Zoë",
      "Last name": "Okonkwo-Reyes",
      Email: "marisol@visitor.example",
      Phone: "'+1 904 555 0199",
      "Phone digits": "'19045550199",
      "Reach by": "By email only",
      "Call back": "2 to 4 PM",
      Voicemail: "Leave no voicemail",
      Service: "Weight Loss",
      Message: `'=HYPERLINK("https://evil.example","me")\nsecond line, with comma`,
      Status: "New",
      Outcome: "",
      Answered: "",
      "Who has it": "",
      Due: "",
      Why: "",
      Appointments: "",
      Messages: "",
      History: "",
    });
    // Every cell is quoted, a quote inside is doubled and each row ends as Excel ends it.
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const rows = parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
    const lines = rows.map((row) => `${row.map(quoted).join(",")}\r\n`);
    expect(text).toBe(`\u{FEFF}${lines.join("")}`);
    expect(await audit()).toMatchObject([
      { action: "exported inquiries", detail: "1 rows" },
      { action: "exported inquiries", detail: "1 rows, to the end" },
    ]);
  });

  it("holds an inquiry's later notes and messages, and its appointments", async () => {
    const { app, receive, change } = await openTestDesk(engine);
    const reference = await receive();
    await addNote(app, { ...change(reference), note: "Prefers mornings" });
    await writeToVisitor(app, { ...change(reference), body: "Does Thursday suit you?" });
    const at = { day: "2026-03-05", time: "10:00", minutes: 30, personId: "" };
    const how = { bookingId: "", place: "phone", anyway: true } as const;
    await bookAppointment(app, { ...change(reference), ...at, ...how });
    let text = "";
    for await (const part of exportInquiries(app, { actor: ana, filter: noFilter })) text += part;
    for (const written of ["Prefers mornings", "Ana, Does Thursday suit you?", "10:00"])
      expect(text.replaceAll("\u202f", " ")).toContain(written);
    expect(text, "every time is the clinic's").not.toMatch(/\dT\d\d:\d\d/);
  });

  it("exports each of many thousand rows once", async () => {
    const { app, receiveMany } = await openTestDesk(engine);
    await receiveMany(2300);
    let text = "";
    for await (const part of exportInquiries(app, { actor: actorNamed("A"), filter: noFilter }))
      text += part;
    const references = text
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",")[0]);
    expect(references).toHaveLength(2301);
    expect(new Set(references).size).toBe(2301);
  });
});
