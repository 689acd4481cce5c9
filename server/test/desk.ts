import type { DeskServices, InquiryFilter } from "../../app/desk";
import { makeTestProducts } from "../providers/test-products";
import { makeReceiveInquiry } from "../services/receive-inquiry";
import { makeDesk } from "../services/staff/make-desk";
import { type Engine, openTestDatabase } from "./databases";
import { fakeClock, recordingLogger } from "./fakes";
import { anAttempt } from "./inquiries";
import { noFilter } from "./no-filter";

let attempts = 0;

/** A front desk on a database of its own, on Monday 2 March 2026, 9 AM in Jacksonville. */
export async function openTestDesk(engine: Engine, { secretKey = "" } = {}) {
  const { db, settings } = await openTestDatabase(engine);
  const clock = fakeClock("2026-03-02T14:00:00.000Z");
  let woken = 0;
  const wakeWorker = () => {
    woken++;
  };
  const { logger } = recordingLogger();
  const receiveInquiry = makeReceiveInquiry({ db, clock: clock.now, logger, wakeWorker });
  const desk: DeskServices = makeDesk({
    db,
    clock: clock.now,
    wakeWorker,
    products: makeTestProducts({ db, answersAfter: 0 }),
    config: {
      waitAlertOfficeHours: 4,
      retentionMonths: 24,
      dataDir: settings.dataDir,
      payments: { secretKey },
    },
  });

  return {
    db,
    settings,
    dataDir: settings.dataDir,
    clock,
    desk,
    woken: () => woken,
    /** Receives one and gives its reference. */
    async receive(changes: Parameters<typeof anAttempt>[0] = {}) {
      const answer = await receiveInquiry(anAttempt(changes));
      if (answer.outcome !== "received") throw new Error("not received");
      return answer.reference;
    },
    /** References of what a filter lists. */
    async listed(filter: Partial<InquiryFilter> = {}) {
      const asked = { who: "Ana", filter: { ...noFilter, ...filter }, cursor: null };
      return (await desk.listInquiries(asked)).rows.map(({ reference }) => reference);
    },
    /** An inquiry as somebody opens it who is sure that it is there. */
    async opened(reference: string) {
      const inquiry = await desk.openInquiry({ who: "Ana", reference });
      if (!inquiry) throw new Error("not there");
      return inquiry;
    },
    change: (reference: string) => ({ who: "Ana", reference, attempt: `change-${++attempts}` }),
    audit: () =>
      db
        .selectFrom("audit_log")
        .selectAll()
        .orderBy("at")
        .orderBy("action")
        .orderBy("detail")
        .execute(),
  };
}
