import { describe, expect, it } from "vitest";
import { digest } from "~/core/secrets";
import { readSession } from "~/core/sessions/staff-sessions";
import { changeRole, reinstatePerson, suspendPerson } from "~/staff/people/change-person.server";
import {
  invite,
  inviteAgain,
  inviteFromServer,
  resetPerson,
  withdrawInvitation,
} from "~/staff/people/invitations.server";
import { findPersonOfStaff, listInvitations, listPeople } from "~/staff/people/list-people.server";
import { openAccounts, quillOrigin as origin } from "../../../tests/fixtures/accounts";
import { codeNow, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase, type TestDatabase } from "../../../tests/support/databases";
import { joinStaff, readLink } from "./join.server";

const ben = { email: "ben@staff.example", role: "desk" as const };

describe.each(engines)("people on %s", (engine) => {
  async function withOwner(database?: TestDatabase) {
    const opened = database ?? (await openTestDatabase(engine));
    const accounts = openAccounts(opened);
    const { token } = await accounts.makeOwner();
    const session = await readSession(accounts.app, token);
    if (!session) throw new Error("signed out");
    const { id, name } = session.person;
    const by = { id, name };
    const tokenOf = ({ link }: { link: string | null }) => link?.split("/").at(-1) ?? "";
    const inviteOne = async (whom: { email: string; role: "owner" | "desk" | "reader" } = ben) => {
      const made = await invite(accounts.app, { by, ...whom });
      if (made.outcome !== "invited") throw new Error(made.outcome);
      return tokenOf(made);
    };
    const accept = (link: string, from = accounts.app) =>
      joinStaff(from, {
        token: link,
        name: "Ben Okafor",
        method: {
          kind: "password",
          password: "a heron counts the tides",
          secret: quill.secret,
          code: codeNow(quill.secret, 0, accounts.clock.now().getTime()),
        },
        ...origin,
      });
    const audit = async () =>
      (
        await accounts.db
          .selectFrom("audit_log")
          .select(["who", "action", "detail"])
          .orderBy("seq")
          .execute()
      ).map(({ who, action, detail }) => `${who} ${action} ${detail}`.trim());
    return { ...accounts, opened, by, ownerToken: token, tokenOf, inviteOne, accept, audit };
  }

  it("are invited by a link that works once within 72 hours, and is stored as a hash", async () => {
    const owner = await withOwner();
    const link = await owner.inviteOne();
    expect(await readLink(owner.app, link)).toMatchObject({
      state: "open",
      email: ben.email,
      name: "",
    });
    const rows = await owner.db.selectFrom("invitations").selectAll().execute();
    expect(rows).toMatchObject([
      { token_hash: digest(link), expires_at: "2026-03-05T14:00:00.000Z" },
    ]);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(await owner.accept(link)).toMatchObject({ outcome: "signed-in" });
    expect(await owner.accept(link)).toEqual({ outcome: "used" });
    expect(await owner.accept("another")).toEqual({ outcome: "unknown" });
    const people = await listPeople(owner.app);
    const invitations = await listInvitations(owner.app);
    expect(invitations).toEqual([]);
    expect(people).toMatchObject([
      { name: "Ana Quill", role: "owner", hasPassword: true, passkeys: 0 },
      { name: "Ben Okafor", role: "desk", hasPassword: true, recoveryCodes: 0 },
    ]);
    expect(await owner.audit()).toEqual([
      "Ana Quill signed in",
      "Ana Quill invited somebody ben@staff.example: desk",
      "Ben Okafor accepted an invitation",
      "Ben Okafor signed in",
    ]);
  });

  it("are created once when two requests use a link at the same moment, in two processes", async () => {
    const database = await openTestDatabase(engine);
    const owner = await withOwner(database);
    const there = openAccounts(database);
    const link = await owner.inviteOne();
    const both = await Promise.all([owner.accept(link), owner.accept(link, there.app)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "used"]);
  });

  it("cannot use a link after 72 hours, after its withdrawal, or when there is a newer one", async () => {
    const owner = await withOwner();
    const first = await owner.inviteOne();
    const second = await owner.inviteOne();
    expect(await readLink(owner.app, first)).toEqual({ state: "used" });
    const [open] = await listInvitations(owner.app);
    const again = await inviteAgain(owner.app, { by: owner.by, id: open?.id ?? "" });
    if (again.outcome !== "invited") throw new Error(again.outcome);
    expect(await readLink(owner.app, second)).toEqual({ state: "used" });
    const third = owner.tokenOf(again);
    expect(await readLink(owner.app, third)).toMatchObject({ state: "open" });
    owner.clock.advance({ hours: 72 });
    expect(await owner.accept(third)).toEqual({ outcome: "used" });
    const fourth = await owner.inviteOne();
    const [last] = await listInvitations(owner.app);
    await withdrawInvitation(owner.app, { by: owner.by, id: last?.id ?? "" });
    expect(await owner.accept(fourth)).toEqual({ outcome: "used" });
  });

  it("who are locked out get a link from the server, which is audited", async () => {
    const owner = await withOwner();
    const now = owner.clock.now();
    const path = await inviteFromServer(owner.db, { email: quill.email, role: "owner", now });
    const link = path.split("/").at(-1) ?? "";
    expect(await readLink(owner.app, link)).toMatchObject({ name: "Ana Quill" });
    expect(await owner.accept(link)).toMatchObject({ outcome: "signed-in" });
    expect(await listPeople(owner.app)).toMatchObject([{ role: "owner" }]);
    expect(await owner.audit()).toEqual([
      "Ana Quill signed in",
      "the operator, on the server invited somebody ana@staff.example: owner",
      "Ana Quill accepted an invitation",
      "Ana Quill signed in",
    ]);
  });

  it("are not invited twice with one email", async () => {
    const owner = await withOwner();
    const invitation = { by: owner.by, email: quill.email.toUpperCase(), role: "desk" as const };
    expect(await invite(owner.app, invitation)).toEqual({ outcome: "taken" });
  });

  it("who are suspended lose every session at once, and keep their name", async () => {
    const owner = await withOwner();
    const accepted = await owner.accept(await owner.inviteOne());
    if (accepted.outcome !== "signed-in") throw new Error(accepted.outcome);
    const [, person] = await listPeople(owner.app);
    const input = { by: owner.by, id: person?.id ?? "" };
    expect(await suspendPerson(owner.app, input)).toEqual({ outcome: "done" });
    expect(await readSession(owner.app, accepted.token)).toBeNull();
    expect(await listPeople(owner.app)).toHaveLength(2);
    expect(await reinstatePerson(owner.app, input)).toEqual({ outcome: "done" });
    expect(await readSession(owner.app, accepted.token), "old sessions stay ended").toBeNull();
  });

  it("who are reset lose all ways to sign in and choose new ones with a link", async () => {
    const owner = await withOwner();
    await owner.accept(await owner.inviteOne());
    const [, person] = await listPeople(owner.app);
    const made = await resetPerson(owner.app, { by: owner.by, id: person?.id ?? "" });
    if (made.outcome !== "invited") throw new Error(made.outcome);
    expect(await findPersonOfStaff(owner.app, person?.id ?? "")).toMatchObject({
      hasPassword: false,
    });
    const link = owner.tokenOf(made);
    expect(await readLink(owner.app, link)).toMatchObject({ name: "Ben Okafor" });
    expect(await owner.accept(link)).toMatchObject({ outcome: "signed-in" });
    expect(await listPeople(owner.app)).toHaveLength(2);
  });

  it("keep an owner who can sign in", async () => {
    const owner = await withOwner();
    const { by } = owner;
    const input = { by, id: by.id };
    const refused = { outcome: "last-owner" };
    expect(await suspendPerson(owner.app, input)).toEqual(refused);
    expect(await changeRole(owner.app, { ...input, role: "desk" })).toEqual(refused);
    expect(await resetPerson(owner.app, input)).toEqual(refused);
    expect(await readSession(owner.app, owner.ownerToken)).not.toBeNull();
    expect(await suspendPerson(owner.app, { by, id: "nobody" })).toEqual({ outcome: "missing" });
  });

  it("keep one owner when two demote each other at the same moment, in two processes", async () => {
    const database = await openTestDatabase(engine);
    const owner = await withOwner(database);
    const there = openAccounts(database);
    await owner.accept(await owner.inviteOne({ ...ben, role: "owner" }));
    const [ana, other] = await listPeople(owner.app);
    const { by } = owner;
    const outcomes = await Promise.all([
      changeRole(owner.app, { by, id: ana?.id ?? "", role: "desk" }),
      suspendPerson(there.app, { by, id: other?.id ?? "" }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["done", "last-owner"]);
  });
});
