import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../../tests/fixtures/desk";
import { engines } from "../../../../tests/support/databases";
import { migrations } from "./migrations";

describe.each(engines)("inquiries closed before outcomes existed, on %s", (engine) => {
  it("become booked if they ever were; open ones and stored outcomes stay", async () => {
    const { app, db, receive, change, opened } = await openTestDesk(engine);
    const [booked, plain, open, said] = [
      await receive({ email: "a@visitor.example" }),
      await receive({ email: "b@visitor.example" }),
      await receive({ email: "c@visitor.example" }),
      await receive({ email: "d@visitor.example" }),
    ];
    const close = { to: "closed", note: "" } as const;
    await changeStatus(app, { ...change(booked), from: "new", to: "booked", note: "" });
    await changeStatus(app, { ...change(booked), from: "booked", ...close });
    await changeStatus(app, { ...change(plain), from: "new", ...close });
    await changeStatus(app, { ...change(said), from: "new", ...close, outcome: "no-answer" });
    await sql`update contact_submissions set outcome = '' where outcome <> 'no-answer'`.execute(db);
    await migrations["010-said-outcomes"]?.up(db);
    const outcomes = [];
    for (const reference of [booked, plain, open, said])
      outcomes.push((await opened(reference)).outcome);
    expect(outcomes).toEqual(["booked", "not-interested", "", "no-answer"]);
  });
});
