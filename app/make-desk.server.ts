import type { Kysely } from "kysely";
import type { WholeDesk } from "../../app/contracts/desk";
import type { Facts } from "../../app/facts/facts-schema";
import { isClosedDay } from "../../app/facts/hours/closed-day";
import { timeZone } from "../../app/facts/identity";
import { makeBook } from "../bookings/book";
import { makeEndBooking } from "../bookings/end-booking";
import { makeBookingsOn, makeTodaysBookings } from "../bookings/todays-bookings";
import { makeOfficeTime } from "../business-hours/office-time";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import { makeProductDesk } from "../products/product-desk";
import type { ProductProvider } from "../providers/product-provider";
import { makeAddNote } from "./add-note";
import { makeChangeStatus } from "./change-status";
import { makeConfirmRetention } from "./confirm-retention";
import { makeCountClaims } from "./count-claims";
import type { DeskParts } from "./desk-parts";
import { makeErasePerson } from "./erase-person";
import { makeExportInquiries } from "./export-inquiries";
import { makeFindPerson } from "./find-person";
import { makeListAudit } from "./list-audit";
import { makeCountInquiries } from "./lists/count-inquiries";
import { makeListInquiries } from "./lists/list-inquiries";
import { makeMarkSpam } from "./mark-spam";
import { makeDeskNumbers } from "./numbers/desk-numbers";
import { makeOpenInquiry } from "./open-inquiry";
import { makeDeskPayments } from "./payments/desk-payments";
import { makePrintInquiries } from "./print-inquiries";
import { makeAssign } from "./queue/assign";
import { makeCountQueue } from "./queue/count-queue";
import { makeFollowUp } from "./queue/follow-up";
import { listColleagues } from "./queue/list-colleagues";
import { makeListQueue } from "./queue/list-queue";
import { makeNextInQueue } from "./queue/next-in-queue";
import { makeNoteCall } from "./queue/note-call";
import { makeJoinPerson, makeSeparatePerson } from "./queue/same-person";
import { makeTakeNext } from "./queue/take-next";
import { makeUndo } from "./queue/undo";
import { makeReadUpkeep, type UpkeepSettings } from "./read-upkeep";
import { makeSendMailAgain } from "./send-mail-again";
import { makeReadyAnswers } from "./talk/ready-answers";
import { makeWithdrawLink } from "./talk/withdraw-link";
import { makeMarkRead, makeWriteToVisitor } from "./talk/write-to-visitor";

/** All services of the staff pages, on one database and one clock. */
export function makeDesk({
  config,
  products,
  allowedRisks = [],
  stopMails = async () => {},
  currentFacts,
  site = null,
  ...common
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  wakeWorker: () => void;
  currentFacts: () => Facts;
  /** null: no provider is set up. */
  products: ProductProvider | null;
  config: Pick<Config, "waitAlertOfficeHours" | "retentionMonths" | "dataDir"> &
    UpkeepSettings & {
      payments: Pick<Config["payments"], "secretKey">;
    };
  allowedRisks?: WholeDesk["allowedRisks"];
  site?: WholeDesk["site"];
  /** Absent where no mail is sent. */
  stopMails?: (submissionIds: readonly string[]) => Promise<void>;
}): WholeDesk {
  const parts: DeskParts = {
    ...common,
    officeTime: makeOfficeTime(
      () => currentFacts().hours.office,
      timeZone,
      (day) => isClosedDay(day, currentFacts().hours),
    ),
    waitAlertOfficeHours: config.waitAlertOfficeHours,
    retentionMonths: config.retentionMonths,
  };
  return {
    allowedRisks,
    site,
    listInquiries: makeListInquiries(parts),
    countInquiries: makeCountInquiries(parts),
    countClaims: makeCountClaims(parts),
    listQueue: makeListQueue(parts),
    countQueue: makeCountQueue(parts),
    nextInQueue: makeNextInQueue(parts),
    takeNext: makeTakeNext(parts),
    listColleagues: () => listColleagues(parts.db),
    assign: makeAssign(parts),
    followUp: makeFollowUp(parts),
    noteCall: makeNoteCall(parts),
    undo: makeUndo(parts),
    joinPerson: makeJoinPerson(parts),
    separatePerson: makeSeparatePerson(parts),
    writeToVisitor: makeWriteToVisitor(parts),
    markRead: makeMarkRead(parts),
    withdrawLink: makeWithdrawLink(parts),
    ...makeReadyAnswers(parts),
    book: makeBook(parts),
    endBooking: makeEndBooking(parts),
    todaysBookings: makeTodaysBookings(parts),
    bookingsOn: makeBookingsOn(parts),
    openInquiry: makeOpenInquiry(parts),
    changeStatus: makeChangeStatus(parts),
    addNote: makeAddNote(parts),
    sendMailAgain: makeSendMailAgain(parts),
    markSpam: makeMarkSpam(parts),
    findPerson: makeFindPerson(parts),
    erasePerson: makeErasePerson(parts, { dataDir: config.dataDir, stopMails }),
    exportInquiries: makeExportInquiries(parts),
    ...makePrintInquiries(parts),
    ...makeDeskPayments(parts, config.payments),
    ...makeDeskNumbers(parts),
    readUpkeep: makeReadUpkeep(parts, config),
    confirmRetention: makeConfirmRetention(parts),
    listAudit: makeListAudit(parts),
    ...makeProductDesk(parts, products, currentFacts),
  };
}
