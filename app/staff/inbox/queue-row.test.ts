import { expect, it } from "vitest";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { listQueue } from "./list-queue.server";

it.each(engines)(
  "a row marks how to reach the visitor, and shows the newest message, on %s",
  async (engine) => {
    const { app, clock, receive, change } = await openTestDesk(engine);
    const reference = await receive({ message: "The first", noVoicemail: "" });
    clock.advance({ minutes: 1 });
    await receive({ email: "b@visitor.example", message: "", reachBy: "" });
    const rows = async () =>
      Object.values((await listQueue(app, { actor: ana, of: "" })).groups).flatMap(
        (group) => group.rows,
      );
    expect(await rows()).toMatchObject([
      { words: "The first", emailOnly: true, noVoicemail: false },
      { words: "", emailOnly: false, noVoicemail: true },
    ]);
    for (const body of ["An answer", "Another\nanswer"]) {
      clock.advance({ minutes: 1 });
      await writeToVisitor(app, { ...change(reference), body });
    }
    const row = (await rows()).find((one) => one.reference === reference);
    expect(row?.words).toBe("Another answer");
  },
);
