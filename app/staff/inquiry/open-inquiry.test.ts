import { describe, expect, it } from "vitest";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { readQueuePage } from "~/staff/inbox/list-queue.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { openInquiry } from "./open-inquiry.server";

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
      deletedOn: "2028-03-02T14:00:00.000Z",
      history: [],
      mails: [
        { kind: "inquiry-to-clinic", state: "waiting", tries: 0 },
        { kind: "inquiry-to-visitor", state: "waiting", to: "marisol@visitor.example" },
      ],
    });
    expect(await test.audit()).toMatchObject([{ action: "opened inquiry", subject: reference }]);
    expect(await openInquiry(test.app, { actor: ana, reference: "CW-0000-00" })).toBeNull();
  });

  it("writes one audit entry for a view, including the inquiries listed beside it", async () => {
    const { app, receive, change, audit, db } = await openTestDesk(engine);
    await addPeople(db, [ana]);
    const [reference, other] = [await receive(), await receive({ email: "b@visitor.example" })];
    const when = { bookingId: "", day: "2026-03-02", time: "15:00", minutes: 30 } as const;
    const how = { personId: ana.id, place: "phone", anyway: false } as const;
    expect(await bookAppointment(app, { ...change(other), ...when, ...how })).toBe("changed");
    const before = (await audit()).length;
    const see = (open: string) => readQueuePage(app, { actor: ana, of: "", open });
    const { queue, today } = await see(reference);
    await openInquiry(app, { actor: ana, reference, isAudited: true });
    await see("CW-0000-00");
    const rows = [...Object.values(queue.groups).flatMap((group) => group.rows), ...today];
    const beside = rows.map((row) => row.reference);
    const detail = beside.join(" ");
    expect(detail).toContain(other);
    expect(await audit()).toHaveLength(before + 2);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "opened inquiry", subject: reference, detail }),
    );
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "listed inquiries", subject: null, detail }),
    );
  });
});
