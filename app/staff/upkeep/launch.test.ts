import { describe, expect, it } from "vitest";
import { launchWords } from "~/content/en/staff/staff-site";
import { type BackupState, backupStateName } from "~/core/backups/backup-job";
import { replaceSetting } from "~/core/db/queries";
import { saveDrafts } from "~/staff/website/drafts.server";
import { publishDrafts } from "~/staff/website/publish-facts.server";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { ana } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { confirmLaunch, readLaunch } from "./launch.server";

const at = "2027-01-01T00:00:00.000Z";

async function open(engine: (typeof engines)[number]) {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const site = await openTestSite(database, {
    renders: "nothing",
    env: {
      SMTP_URL: "smtp://mail.example",
      STRIPE_SECRET_KEY: "sk_test_key",
      STRIPE_WEBHOOK_SECRET: "whsec_key",
      DATABASE_KEY_FILE: "database.key",
    },
  });
  const openPoints = async () =>
    (await readLaunch(site.app)).filter(({ done }) => !done).map(({ name }) => name);
  const hireOwner = async (id: string) => {
    const email = `${id}@staff.example`;
    await db
      .insertInto("people")
      .values({ id, name: id, email, role: "owner", created_at: at })
      .execute();
  };
  const addPasskey = async (of: string) => {
    const made = { public_key: "k", counter: 0, transports: "[]", backed_up: 1, created_at: at };
    await db
      .insertInto("passkeys")
      .values({ ...made, id: `passkey-of-${of}`, person_id: of, name: "Phone" })
      .execute();
  };
  return { ...site, db, openPoints, hireOwner, addPasskey };
}

describe.each(engines)("the launch list on %s", (engine) => {
  it("has a line for every item", async () => {
    const { app } = await open(engine);
    expect((await readLaunch(app)).map(({ name }) => name).toSorted()).toEqual(
      Object.keys(launchWords.items).toSorted(),
    );
  });

  it("includes missing facts", async () => {
    const { app, openPoints } = await open(engine);
    const missing = ["physician", "street", "pharmacy", "replies", "telehealth", "renewal"];
    expect(await openPoints()).toEqual(expect.arrayContaining(missing));
    await saveDrafts(app, {
      actor: ana,
      typed: {
        "medicalDirector.name": "A. Physician, MD",
        "medicalDirector.licenseNumber": "ME 00000",
        "place.street": "12 Bay Street",
        "place.postalCode": "32202",
        "practical.pharmacy": "A licensed pharmacy in Florida fills prescriptions.",
        "replies.by": "Our front desk",
        "replies.within": "one business day",
        "practical.telehealth": "Yes, in Florida.",
        "practical.renewal": "No plan renews.",
      },
    });
    expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
      outcome: "published",
    });
    const left = await openPoints();
    for (const name of missing) expect(left).not.toContain(name);
  });

  it("includes how long orders last and when list prices were charged, for every treatment", async () => {
    const { app, openPoints, site } = await open(engine);
    expect(await openPoints()).toEqual(expect.arrayContaining(["lasts", "listPrices"]));
    const typed = Object.entries(site.head().facts.treatments).flatMap(([slug, terms]) => {
      const fact = (name: string) => `treatments.${slug}.${name}`;
      const record = [
        [fact("compareAtRecord.from"), "2026-10-01"],
        [fact("compareAtRecord.until"), "2026-12-31"],
      ];
      return [[fact("lasts"), "4 weeks"], ...(terms.compareAtPrice ? record : [])];
    });
    await saveDrafts(app, { actor: ana, typed: Object.fromEntries(typed) });
    expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
      outcome: "published",
    });
    const left = await openPoints();
    expect(left).not.toContain("lasts");
    expect(left).not.toContain("listPrices");
  });

  it("includes every item that nobody has confirmed with a name and a day", async () => {
    const { app, openPoints, publish } = await open(engine);
    const confirmed = ["glpR", "primal", "officeHours", "callHours", "policies"];
    expect(await openPoints()).toEqual(expect.arrayContaining(confirmed));
    const said = { by: "R. Counsel", on: "2026-11-20" };
    const [name = "", ...others] = confirmed;
    await confirmLaunch(app, { actor: ana, name, ...said });
    await publish(others.map((one) => ({ path: `confirmed.${one}`, from: null, to: said })));
    expect((await readLaunch(app)).filter(({ name }) => confirmed.includes(name))).toEqual(
      confirmed.map((name) => ({ name, done: true, detail: "R. Counsel, 2026-11-20" })),
    );
    expect(await confirmLaunch(app, { actor: ana, name: "more", by: "A", on: at })).toEqual({
      outcome: "unchanged",
    });
  });

  it("includes a passkey of every owner, a second owner, and a backup", async () => {
    const { openPoints, hireOwner, addPasskey, db, app } = await open(engine);
    await hireOwner("ana");
    await addPasskey("ana");
    expect(await openPoints()).toEqual(expect.arrayContaining(["secondOwner", "backups"]));
    expect(await openPoints()).not.toContain("passkeys");
    await hireOwner("ben");
    expect(await openPoints()).not.toContain("secondOwner");
    expect(await readLaunch(app)).toContainEqual({
      name: "passkeys",
      done: false,
      detail: "1 of 2",
    });
    await addPasskey("ben");
    const file = {
      at,
      file: "a.age",
      bytes: 1,
      inquiries: 0,
      encrypted: "age" as const,
      tookMs: 1,
      place: "folder" as const,
    };
    const state: BackupState = { since: at, triedAt: at, last: file, failure: null };
    await replaceSetting(db, backupStateName, undefined, JSON.stringify(state));
    const left = await openPoints();
    expect(left).not.toContain("passkeys");
    expect(left).not.toContain("backups");
  });

  it("includes the machine's settings, and a mail that a server accepted", async () => {
    const { openPoints, db } = await open(engine);
    const left = await openPoints();
    expect(left).toContain("mail");
    for (const name of ["payments", "encryption"]) expect(left).not.toContain(name);
    const { logger } = recordingLogger();
    const clock = () => new Date(at);
    await makeReceive({ db, clock, logger })(anInquiryInput());
    const sent = (undelivered: number) =>
      db.updateTable("outbox").set({ sent_at: at, written_to_file: undelivered }).execute();
    // Written to a file, as without a mail server.
    await sent(1);
    expect(await openPoints()).toContain("mail");
    await sent(0);
    expect(await openPoints()).not.toContain("mail");
  });
});
