import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { openInquiry } from "~/staff/inquiry/open-inquiry.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { issueStatusLink } from "./status-link.server";

type Opened = Pick<Awaited<ReturnType<typeof openTestDesk>>, "app">;

/** Reads the inquiry's progress as its visitor sees it; null without such a link. */
const statusReader =
  ({ app }: Opened) =>
  async (token: string) => {
    const page = await readVisitorPage(app, token);
    return page?.access === "open" ? page.status : page;
  };

/** A desk with one inquiry and a link to it. */
async function openWithLink(engine: (typeof engines)[number]) {
  const opened = await openTestDesk(engine);
  const { db, receive, clock } = opened;
  const reference = await receive();
  const { id } = await db.selectFrom("contact_submissions").select("id").executeTakeFirstOrThrow();
  return { ...opened, reference, id, token: (await issueStatusLink(db, id, clock.now())) ?? "" };
}

describe.each(engines)("a visitor's private link on %s", (engine) => {
  it("shows the inquiry's progress, and ends with the inquiry", async () => {
    const { app, db, change, clock, reference, id, token } = await openWithLink(engine);
    const readInquiryStatus = statusReader({ app });
    const again = (await issueStatusLink(db, id, clock.now())) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(again).not.toBe(token);
    const { rows } = await sql`select * from status_links`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(token);

    expect(await readInquiryStatus(token)).toBe("received");
    await openInquiry(app, { actor: ana, reference });
    expect(await readInquiryStatus(again)).toBe("looking");
    await changeStatus(app, { ...change(reference), from: "new", to: "contacted", note: "" });
    expect(await readInquiryStatus(token)).toBe("contacted");

    await changeStatus(app, { ...change(reference), from: "contacted", to: "closed", note: "" });
    expect(await readInquiryStatus(token)).toBe("contacted");

    for (const wrong of [
      "",
      "x",
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      id,
      reference,
    ]) {
      expect(await readInquiryStatus(wrong), wrong).toBeNull();
    }
    await erasePerson(app, { actor: ana, references: [reference], reason: "test or mistake" });
    expect(await readInquiryStatus(token)).toBeNull();
  });

  it("does not mention a call if the inquiry was closed without one", async () => {
    const { app, change, reference, token } = await openWithLink(engine);
    await changeStatus(app, { ...change(reference), from: "new", to: "closed", note: "" });
    expect(await statusReader({ app })(token)).toBe("received");
  });
});
