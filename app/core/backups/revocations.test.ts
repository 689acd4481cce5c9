import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BackupSettings } from "~/core/config/backup-settings";
import { openDatabase } from "~/core/db/open";
import { readSession } from "~/core/sessions/staff-sessions";
import { readVisitorPage, verifyVisitor } from "~/site/visitor/visitor-page.server";
import {
  addPasskey,
  newRecoveryCodes,
  removePasskey,
  setPassword,
} from "~/staff/account/own-account.server";
import { passkeyOptions } from "~/staff/account/passkey-options.server";
import { endFeed, makeFeed, readFeed } from "~/staff/bookings/feed.server";
import { withdrawLink } from "~/staff/conversation/conversation.server";
import { stopConfirmations } from "~/staff/inquiry-record/confirmations.server";
import { findLink, issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { changeRole, reinstatePerson, suspendPerson } from "~/staff/people/change-person.server";
import { invite, withdrawInvitation } from "~/staff/people/invitations.server";
import { joinStaff, readLink } from "~/staff/people/join.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { signInWithRecoveryCode } from "~/staff/sign-in/sign-in-with-recovery-code.server";
import { openAccounts, quillOrigin as origin, testSiteUrl } from "../../../tests/fixtures/accounts";
import { backupSettings } from "../../../tests/fixtures/backups";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { makePasskeyDevice } from "../../../tests/fixtures/passkey-device";
import { addPeople, ana, ben, codeNow, quill } from "../../../tests/fixtures/people";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { type Engine, engines, openTestDatabase } from "../../../tests/support/databases";
import { restoreBackup } from "./restore-backup";
import { keepRevocations, readRevocationFile } from "./revocations";
import { takeBackup } from "./take-backup";

const now = new Date("2026-03-02T15:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const restoring = (backup: string, hours = 2) => ({ backup, drill: false, now: later(hours) });

/** An owner with a password, a passkey and recovery codes, a desk member, and two open invitations. */
async function openStaff(engine: Engine) {
  const database = await openTestDatabase(engine);
  const accounts = openAccounts(database);
  const { token } = await accounts.makeOwner();
  const session = await readSession(accounts.app, token);
  if (!session) throw new Error("signed out");
  const { id, name } = session.person;
  const by = { id, name };
  const device = makePasskeyDevice(testSiteUrl);
  const from = { visitor: "somewhere", browser: "b".repeat(22) };
  const options = await passkeyOptions(accounts.app, { for: "add", person: session.person }, from);
  const passkey = device.make(options ?? {});
  await addPasskey(accounts.app, session, { ...origin, ...from, passkey });
  const codes = (await newRecoveryCodes(accounts.app, session)) ?? [];
  await addPeople(accounts.db, [ben]);
  const inviteOwner = async (email: string) => {
    const made = await invite(accounts.app, { by, email, role: "owner" });
    if (made.outcome !== "invited") throw new Error(made.outcome);
    return made.link?.split("/").at(-1) ?? "";
  };
  const links = {
    withdrawn: await inviteOwner("eve@x.example"),
    used: await inviteOwner("cat@x.example"),
  };
  const [toWithdraw] = await accounts.db
    .selectFrom("invitations")
    .select("id")
    .where("email", "=", "eve@x.example")
    .execute();
  return {
    ...accounts,
    database,
    session,
    by,
    device,
    codes,
    links,
    invitationId: toWithdraw?.id ?? "",
    accept: (link: string) =>
      joinStaff(accounts.app, {
        token: link,
        name: "Cat Lane",
        method: {
          kind: "password",
          password: "a heron counts the tides",
          secret: quill.secret,
          code: codeNow(quill.secret, 0, accounts.clock.now().getTime()),
        },
        ...origin,
      }),
  };
}

/** The accounts of the restored database, opened as a starting site opens it. */
async function reopened(settings: Pick<BackupSettings, "databaseUrl" | "dataDir">) {
  const database = await openDatabase(settings);
  return { ...openAccounts({ ...database, settings }), close: database.close };
}

describe.each(engines)("a restore on %s", (engine) => {
  it("repeats what was revoked since the backup, and counts it", async () => {
    const staff = await openStaff(engine);
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    const [used = "", unused = ""] = staff.codes;
    const { by } = staff;
    await suspendPerson(staff.app, { by, id: ben.id });
    await withdrawInvitation(staff.app, { by, id: staff.invitationId });
    expect(await staff.accept(staff.links.used)).toMatchObject({ outcome: "signed-in" });
    const { email, password } = quill;
    const code = { email, password, recoveryCode: used, ...origin };
    expect(await signInWithRecoveryCode(staff.app, code)).toMatchObject({ outcome: "signed-in" });
    await removePasskey(staff.app, staff.session, staff.device.id);
    await staff.database.close();

    const done = await restoreBackup(settings, restoring(file));
    expect(done.repeated).toEqual({
      suspended: 1,
      "recovery-code": 1,
      passkey: 1,
    });
    const after = await reopened(staff.database.settings);
    const [restored] = await after.db
      .selectFrom("people")
      .select("suspended_at")
      .where("id", "=", ben.id)
      .execute();
    expect(restored?.suspended_at).not.toBeNull();
    for (const link of Object.values(staff.links))
      expect(await readLink(after.app, link)).toEqual({ state: "used" });
    expect(await signInWithRecoveryCode(after.app, code)).toEqual({ outcome: "wrong" });
    const kept = { ...code, recoveryCode: unused };
    expect(await signInWithRecoveryCode(after.app, kept)).toMatchObject({ outcome: "signed-in" });
    expect(await after.db.selectFrom("passkeys").select("id").execute()).toEqual([]);
    await after.close();
  });

  it("repeats the last of the roles reader and clinician, since each has permissions that the other lacks", async () => {
    const staff = await openStaff(engine);
    const { by } = staff;
    await addPeople(staff.db, [ana]);
    await changeRole(staff.app, { by, id: ana.id, role: "clinician" });
    await changeRole(staff.app, { by, id: ben.id, role: "reader" });
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    await changeRole(staff.app, { by, id: ana.id, role: "reader" });
    await changeRole(staff.app, { by, id: ben.id, role: "clinician" });
    await staff.database.close();
    expect((await restoreBackup(settings, restoring(file))).repeated).toEqual({ role: 2 });
    const after = await reopened(staff.database.settings);
    const rows = after.db.selectFrom("people").select(["id", "role"]);
    expect(await rows.where("id", "in", [ana.id, ben.id]).orderBy("id").execute()).toEqual([
      { id: ana.id, role: "reader" },
      { id: ben.id, role: "clinician" },
    ]);
    await after.close();
  });

  it("repeats the last state: reinstated people stay, lowered roles stay lowered", async () => {
    const staff = await openStaff(engine);
    const { by } = staff;
    await addPeople(staff.db, [ana]);
    await changeRole(staff.app, { by, id: ben.id, role: "owner" });
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    await suspendPerson(staff.app, { by, id: ana.id });
    await reinstatePerson(staff.app, { by, id: ana.id });
    await changeRole(staff.app, { by, id: ben.id, role: "reader" });
    await changeRole(staff.app, { by, id: ben.id, role: "desk" });
    await staff.database.close();
    expect((await restoreBackup(settings, restoring(file))).repeated).toEqual({ role: 1 });
    const after = await reopened(staff.database.settings);
    const rows = after.db.selectFrom("people").select(["id", "role", "suspended_at"]);
    expect(await rows.where("id", "in", [ana.id, ben.id]).orderBy("id").execute()).toEqual([
      { id: ana.id, role: "desk", suspended_at: null },
      { id: ben.id, role: "desk", suspended_at: null },
    ]);
    await after.close();
  });

  it("makes a changed password unusable, says who has to be reset, and does it once", async () => {
    const staff = await openStaff(engine);
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    const changed = await setPassword(staff.app, staff.session, {
      password: "nine herons in the reeds",
      secret: quill.secret,
      code: staff.code(),
    });
    expect(changed).toEqual({ outcome: "done" });
    await removePasskey(staff.app, staff.session, staff.device.id);
    await staff.database.close();
    const done = await restoreBackup(settings, restoring(file));
    expect(done.repeated).toEqual({ password: 1, passkey: 1 });
    // Ben was added to the table without any way to sign in.
    expect(done.withoutSignIn).toEqual([quill.email, `${ben.id}@clinic.example`].sort());

    const after = await reopened(staff.database.settings);
    after.clock.advance({ hours: 4 });
    expect(await signInWithPassword(after.app, after.right())).toEqual({ outcome: "wrong" });
    await after.db
      .updateTable("people")
      .set({ password_hash: "of the new password", totp_secret: quill.secret })
      .where("email", "=", quill.email)
      .execute();
    await after.close();
    const second = await takeBackup(settings, later(3));
    const again = await restoreBackup(settings, restoring(second.file, 4));
    expect(again.repeated).toEqual({});
  });

  it("refuses codes of apps that were accepted after the backup", async () => {
    const staff = await openStaff(engine);
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, staff.clock.now());
    const right = staff.right(1);
    expect(await signInWithPassword(staff.app, right)).toMatchObject({ outcome: "signed-in" });
    await staff.database.close();
    await restoreBackup(settings, { backup: file, drill: false, now: staff.clock.now() });
    const after = await reopened(staff.database.settings);
    expect(await signInWithPassword(after.app, right)).toEqual({ outcome: "wrong" });
    after.clock.advance({ minutes: 2 });
    expect(await signInWithPassword(after.app, after.right(1))).toMatchObject({
      outcome: "signed-in",
    });
    await after.close();
  });

  it("ends every feed and invitation, also those that had ended since the backup", async () => {
    const staff = await openStaff(engine);
    const feed = (await makeFeed(staff.app, staff.session)).slice(-36, -4);
    expect(await readFeed(staff.app, feed)).not.toBeNull();
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    await endFeed(staff.app, staff.session);
    await withdrawInvitation(staff.app, { by: staff.by, id: staff.invitationId });
    await staff.database.close();
    const done = await restoreBackup(settings, restoring(file));
    expect(done).toMatchObject({ repeated: {}, feedsEnded: 1, invitationsEnded: 2 });
    const after = await reopened(staff.database.settings);
    expect(await readFeed(after.app, feed)).toBeNull();
    for (const link of Object.values(staff.links))
      expect(await readLink(after.app, link)).toEqual({ state: "used" });
    await after.close();
  });

  it("lets every private link rest with five tries, and keeps stopped links and mailboxes stopped", async () => {
    const desk = await openTestDesk(engine);
    const settings = await backupSettings(desk);
    const [stopped, renewed, kept, disowned] = [
      await desk.receive(),
      await desk.receive({ email: "b@x.example" }),
      await desk.receive({ email: "c@x.example" }),
      await desk.receive({ email: "d@x.example" }),
    ];
    const tokens = new Map<string, string>();
    for (const { id, reference } of await desk.db
      .selectFrom("contact_submissions")
      .select(["id", "reference"])
      .execute())
      tokens.set(reference, (await issueStatusLink(desk.db, id, now)) ?? "");
    const tokenOf = (reference: string) => tokens.get(reference) ?? "";
    const { file } = await takeBackup(settings, now);
    expect(await stopConfirmations(desk.app, tokenOf(disowned))).toBe(true);
    await withdrawLink(desk.app, { ...desk.change(stopped), renew: false });
    await withdrawLink(desk.app, { ...desk.change(renewed), renew: true });
    await desk.close();

    const done = await restoreBackup(settings, restoring(file));
    expect(done.repeated).toEqual({ links: 2, mailbox: 1 });
    const database = await openDatabase(desk.settings);
    const { app, clock } = makeTestApp({ ...database, settings: desk.settings });
    const rests = async (reference: string) =>
      (await findLink(app.db, tokenOf(reference), clock.now()))?.rests;
    expect(await rests(stopped)).toBeUndefined();
    expect(await rests(disowned)).toBeUndefined();
    expect(await rests(renewed)).toBe(true);
    expect(await rests(kept)).toBe(true);
    expect(await readVisitorPage(app, tokenOf(renewed))).toEqual({ access: "verify" });
    const answers = { digits: "0199", lastName: "Okonkwo-Reyes", visitor: "somebody" };
    const owner = { ...answers, token: tokenOf(kept) };
    expect(await verifyVisitor(app, owner)).toBe("right");
    expect(await readVisitorPage(app, owner.token)).toMatchObject({ access: "open" });
    const stranger = { ...answers, token: tokenOf(renewed), lastName: "Guess" };
    const tries: string[] = [];
    for (let n = 0; n < 5; n++) tries.push(await verifyVisitor(app, stranger));
    expect(tries).toEqual(["wrong", "wrong", "wrong", "wrong", "gone"]);
    expect(await verifyVisitor(app, { ...stranger, ...answers })).toBe("gone");
    await database.close();
  });

  it("finds revocations in the file beside a lost database, which names nobody", async () => {
    const staff = await openStaff(engine);
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    await suspendPerson(staff.app, { by: staff.by, id: ben.id });
    const { dataDir } = settings;
    await keepRevocations({ db: staff.db, dataDir });
    await keepRevocations({ db: staff.db, dataDir });
    const kept = await readRevocationFile(dataDir);
    expect(kept.filter(({ kind }) => kind === "suspended")).toMatchObject([{ subject: ben.id }]);
    expect(JSON.stringify(kept)).not.toMatch(/@|Quill|Ben/);
    if (engine === "postgres") await staff.db.schema.dropTable("revocations").execute();
    await staff.database.close();
    if (engine === "sqlite") rmSync(join(dataDir, "site.sqlite"));
    expect((await restoreBackup(settings, restoring(file))).repeated).toEqual({ suspended: 1 });
  });

  it("finds revocations in later backups alone, on another machine", async () => {
    const staff = await openStaff(engine);
    const settings = await backupSettings(staff.database);
    const { file } = await takeBackup(settings, now);
    await suspendPerson(staff.app, { by: staff.by, id: ben.id });
    await takeBackup(settings, later(1));
    if (engine === "postgres") await staff.db.schema.dropTable("revocations").execute();
    await staff.database.close();
    const elsewhere = { ...settings, dataDir: join(settings.dataDir, "another") };
    const done = await restoreBackup(elsewhere, restoring(file));
    expect(done.repeated).toEqual({ suspended: 1 });
  });
});
