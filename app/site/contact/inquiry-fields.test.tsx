import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { privacyOfFields, privacyPolicy } from "~/content/en/legal/privacy";
import { siteOfFacts } from "~/content/site";
import { callbackFacts } from "~/facts/hours/callback-window";
import { SentByVisitor } from "~/staff/inquiry/sent-by-visitor";
import { exportInquiries } from "~/staff/inquiry-list/export-inquiries.server";
import { listInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import {
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry-record/inquiry-fields";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { actorNamed } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { ContactForm } from "./contact-form";
import { honeypotField, readInquiry } from "./inquiry-schema";

const form = renderOnSite(
  <ContactForm
    back={null}
    callback={callbackFacts(facts)}
    defaults={{}}
    phone={facts.phones.clinic}
  />,
);
const privacy = JSON.stringify(privacyPolicy(facts));

it("renders the inquiry's fields and no others", () => {
  const asked = [...form.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)];
  expect(
    asked.map(([, name]) => name),
    "Every control of contact-form.tsx has its entry in app/staff/inquiry-record/inquiry-fields.ts, in the order of inquiry-schema.ts.",
  ).toEqual([...inquiryFieldNames, honeypotField]);
});

describe.each(engines)("an inquiry, on %s,", (engine) => {
  it.each(inquiryFieldNames)("shows its %s everywhere", async (name) => {
    const { label, short = label } = inquiryLabels[name];
    const { column, search, staffPage } = inquiryFields[name];
    const sent = anInquiry[name];
    const shown = shownToClinic(name, sent);
    const missing = (place: string) => `The field ${name} is missing ${place}`;

    expect(sent, missing("in tests/fixtures/inquiries.ts: give it a text of its own")).toBeTruthy();
    expect(form, missing("in the form: add its label to content/en/inquiry-labels.ts")).toContain(
      label,
    );
    const posted = new FormData();
    for (const [field, text] of Object.entries(anInquiry)) posted.append(field, text);
    const read = readInquiry(posted, siteOfFacts(facts).words);
    expect(
      read.status === "success" && read.value[name],
      missing("in site/contact/inquiry-schema.ts: add its rule"),
    ).toBe(sent);
    expect(
      privacy,
      missing("on the privacy page: add it to content/en/legal/privacy.ts"),
    ).toContain(JSON.stringify(privacyOfFields[name]).slice(1, -1));

    const { app, db, receive, opened } = await openTestDesk(engine);
    const tables = await db.introspection.getTables();
    const columns = tables.find((table) => table.name === "contact_submissions")?.columns;
    expect(
      columns?.map((one) => one.name),
      missing("in the table: add a migration for its column in app/core/db/migrations"),
    ).toContain(column);
    const reference = await receive(anInquiry);
    const submission = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(submission[column]).toBe(sent);

    const inquiry = await opened(reference);
    const onPage = missing("on the staff page: see staff/inquiry/sent-by-visitor.tsx");
    const page = renderOnSite(<SentByVisitor inquiry={inquiry} />);
    const [, answer = ""] = page.split(`<dt>${short}</dt>`);
    const words = answer.split("</dd>")[0]?.replace(/<[^>]*>/g, "");
    expect(staffPage === "name" ? inquiry.name : words, onPage).toContain(shown);

    let csv = "";
    for await (const part of exportInquiries(app, { actor: actorNamed("A"), filter: noFilter }))
      csv += part;
    const [heading = [], cells = []] = parse<string[]>(csv.replace(/^\uFEFF/, "")).data;
    expect(
      cells[heading.indexOf(short)],
      missing("in the CSV: see app/staff/inquiry-list/export-inquiries.server.ts"),
    ).toBe(shown);

    if (search === "not") return;
    const filter = { ...noFilter, search: sent };
    const { rows } = await listInquiries(app, { actor: actorNamed("A"), filter, cursor: null });
    expect(
      rows,
      missing("in the search: see app/staff/inquiry-record/search-tokens.server.ts"),
    ).toHaveLength(1);
  });
});
