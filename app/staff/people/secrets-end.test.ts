import { describe, expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "~/core/backups/restore-backup";
import { takeBackup } from "~/core/backups/take-backup";
import { openDatabase } from "~/core/db/open";
import { endFeed, hasFeed, makeFeed } from "~/staff/bookings/feed.server";
import { backupSettings } from "../../../tests/fixtures/backups";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import type { TestDatabase } from "../../../tests/support/databases";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { changeRole, reinstatePerson, suspendPerson } from "./change-person.server";
import { resetPerson } from "./invitations.server";

/** What an owner or the operator does to a person's access. "suspension": and letting in again. */
type End = "reset" | "suspension" | "role" | "restore";

/**
 * Every column with a secret, or the hash of one, that opens something: the events after which it
 * opens nothing, and what else ends it.
 */
const ends: Record<string, readonly [after: readonly End[], besides: string]> = {
  "staff_sessions.id_hash": [
    ["reset", "suspension", "restore"],
    "Sign-out, 15 idle minutes, 12 hours, or its person at /staff/account. It reads the role anew.",
  ],
  "people.calendar_token_hash": [
    ["reset", "suspension", "role", "restore"],
    "Its person at /staff/calendar, also by a new URL.",
  ],
  "people.password_hash": [
    ["reset"],
    "Its person, by another one. A restore repeats that. Nobody signs in while suspended.",
  ],
  "people.totp_secret": [["reset"], "Goes with the password."],
  "recovery_codes.code_hash": [
    ["reset"],
    "One use, or its person by new codes. A restore repeats that.",
  ],
  "passkeys.public_key": [
    ["reset"],
    "Its person removes it. A restore repeats that. Nobody signs in while suspended.",
  ],
  "known_browsers.browser_hash": [
    ["reset"],
    "It opens nothing: wrong tries of strangers do not count for this browser.",
  ],
  "passkey_challenges.challenge_hash": [["restore"], "One use, or five minutes."],
  "passkey_challenges.browser_hash": [["restore"], "Goes with the challenge."],
  "invitations.token_hash": [
    ["reset", "suspension", "restore"],
    "One use, 72 hours, an owner who withdraws it, or another for the same email.",
  ],
  "invitations.mail_token_hash": [["reset", "suspension", "restore"], "As the link that is shown."],
  "status_links.token_hash": [
    ["restore"],
    "The desk withdraws it, “this was not me”, 20 wrong tries, or its inquiry is erased. After 30 unused days, or a restore, it asks for name and phone.",
  ],
  "outbox.link_token": [
    ["restore"],
    "The mail server's response, or giving the mail up. It opens what its own link opens.",
  ],
};

/** Columns with such names that open nothing. */
const opensNothing = {
  "the keys of forms and of the provider, which make a repeated post one change":
    "contact_submissions.idempotency_key payments.idempotency_key test_checkouts.idempotency_key",
  "digests by which equal things are found":
    "contact_submissions.content_hash inquiry_tokens.token outbox.mailbox_hash mail_opt_outs.mailbox_hash text_opt_outs.phone_hash tombstones.hash audit_log.hash audit_log.previous_hash",
};

const named = /hash|token|secret|password|key|code/;

it("every column that holds a hash of a secret has a line that says what ends it", async () => {
  const { db } = await openTestDatabase("sqlite");
  const found = (await db.introspection.getTables()).flatMap(({ name: table, columns }) =>
    columns.filter(({ name }) => named.test(name)).map(({ name }) => `${table}.${name}`),
  );
  const others = Object.values(opensNothing).flatMap((columns) => columns.split(" "));
  expect(found.sort()).toEqual([...Object.keys(ends), ...others].sort());
});

const text = "a-secret-of-bens";
const id = ben.id;

/** Stores a secret of Ben's, or of an inquiry's visitor, in every column of the table above. */
async function storeSecrets({ db }: Pick<TestDatabase, "db">, at: string) {
  await addPeople(db, [ana, ben]);
  await db.updateTable("people").set({ role: "owner" }).execute();
  const later = "2026-12-31T00:00:00.000Z";
  await db
    .updateTable("people")
    .set({ password_hash: text, totp_secret: text, calendar_token_hash: text })
    .where("id", "=", id)
    .execute();
  // Without a way to sign in, Ana would not count as the owner who is left.
  await db.updateTable("people").set({ password_hash: "hers" }).where("id", "=", ana.id).execute();
  await db
    .insertInto("staff_sessions")
    .values({
      id_hash: text,
      person_id: id,
      created_at: at,
      expires_at: later,
      last_seen_at: at,
      reauthenticated_at: at,
      device: "",
    })
    .execute();
  await db
    .insertInto("recovery_codes")
    .values({ code_hash: text, person_id: id, used_at: null })
    .execute();
  await db
    .insertInto("passkeys")
    .values({
      id: "passkey",
      person_id: id,
      public_key: text,
      counter: 0,
      transports: "[]",
      backed_up: 0,
      name: "",
      created_at: at,
      last_used_at: null,
    })
    .execute();
  await db
    .insertInto("known_browsers")
    .values({ person_id: id, browser_hash: text, first_seen_at: at })
    .execute();
  await db
    .insertInto("passkey_challenges")
    .values({ challenge_hash: text, purpose: "sign-in", browser_hash: text, expires_at: later })
    .execute();
  await db
    .insertInto("invitations")
    .values({
      id: "invitation",
      token_hash: text,
      mail_token_hash: text,
      person_id: id,
      email: `${id}@clinic.example`,
      role: "desk",
      created_at: at,
      created_by: "Ana",
      expires_at: later,
      used_at: null,
      withdrawn_at: null,
    })
    .execute();
  const inquiry = db.selectFrom("contact_submissions").select("id");
  const { id: submissionId } = await inquiry.executeTakeFirstOrThrow();
  await db
    .insertInto("status_links")
    .values({ token_hash: text, submission_id: submissionId, created_at: at, last_used_at: at })
    .execute();
  await db.updateTable("outbox").set({ link_token: text }).execute();
}

/** The columns whose secret still opens something. */
async function open({ db }: Pick<TestDatabase, "db">, at: string) {
  const still: string[] = [];
  for (const place of Object.keys(ends)) {
    const [table, column] = place.split(".") as ["invitations", "token_hash"];
    const rows: Record<string, unknown>[] = await db
      .selectFrom(table)
      .selectAll()
      .where(column, "=", text)
      .execute();
    const isOpen = ({ withdrawn_at = null, used_at = null, last_used_at }: (typeof rows)[number]) =>
      withdrawn_at === null &&
      used_at === null &&
      (table !== ("status_links" as string) || last_used_at === at);
    if (rows.some(isOpen)) still.push(place);
  }
  return still.sort();
}

describe.each(engines)("a person's secrets on %s", (engine) => {
  it.each(["reset", "suspension", "role", "restore"] as const)(
    "end after a %s as their lines say",
    async (event) => {
      const desk = await openTestDesk(engine);
      const { app, settings, clock } = desk;
      await desk.receive();
      const at = clock.now().toISOString();
      await storeSecrets(desk, at);
      expect(await open(desk, at)).toEqual(Object.keys(ends).sort());
      const change = { by: ana, id };
      let after: Pick<TestDatabase, "db"> = desk;
      if (event === "reset") await resetPerson(app, change);
      if (event === "role") await changeRole(app, { ...change, role: "reader" });
      if (event === "suspension") {
        await suspendPerson(app, change);
        await reinstatePerson(app, change);
      }
      if (event === "restore") {
        const backups = await backupSettings(desk);
        const { file: backup } = await takeBackup(backups, clock.now());
        await desk.close();
        await restoreBackup(backups, { backup, drill: false, now: clock.now() });
        const database = await openDatabase(settings);
        after = database;
        onTestFinished(database.close);
      }
      const ended = Object.entries(ends).filter(([, [events]]) => events.includes(event));
      const names = ended.map(([place]) => place);
      expect(await open(after, at)).toEqual(
        Object.keys(ends)
          .filter((place) => !names.includes(place))
          .sort(),
      );
    },
  );

  it("are ended by a reader too, and a request that a reset overtakes makes no feed", async () => {
    const { app, db } = await openTestDesk(engine);
    await addPeople(db, [ana, ben]);
    const owner = { role: "owner", password_hash: "hers" } as const;
    await db.updateTable("people").set(owner).where("id", "=", ana.id).execute();
    await db
      .updateTable("people")
      .set({ role: "reader", calendar_token_hash: text })
      .where("id", "=", id)
      .execute();
    const session = await sessionOf(app, ben);
    await endFeed(app, session);
    expect(await hasFeed(app, ben)).toBe(false);
    await resetPerson(app, { by: ana, id });
    await makeFeed(app, session);
    expect(await hasFeed(app, ben)).toBe(false);
  });
});
