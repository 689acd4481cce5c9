import { describe, expect, it } from "vitest";
import { engines } from "../../testing/databases";
import { openTestDesk } from "../../testing/fixtures/desk";
import { ana } from "../../testing/fixtures/people";

describe.each(engines)("one inquiry on %s", (engine) => {
  it("shows everything that was sent, its mails and when it will be deleted", async () => {
    const test = await openTestDesk(engine);
    const reference = await test.receive({ message: "one\ntwo" });
    await test.receive({ email: "MARISOL@visitor.example", phone: "904 555 0111" });
    expect(await test.opened(reference)).toMatchObject({
      reference,
      name: "Marisol Okonkwo-Reyes",
      sent: { service: "weight-loss", message: "one\ntwo" },
      status: "new",
      spam: false,
      fromEmail: 2,
      deletedOn: "2028-03-02T14:00:00.000Z",
      history: [],
      mails: [
        { kind: "inquiry-to-clinic", state: "waiting", tries: 0 },
        { kind: "inquiry-to-visitor", state: "waiting", to: "marisol@visitor.example" },
      ],
    });
    expect(await test.audit()).toMatchObject([{ action: "opened inquiry", subject: reference }]);
    expect(await test.desk.openInquiry({ who: ana, reference: "CW-0000-00" })).toBeNull();
  });
});
