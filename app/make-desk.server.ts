import type { App } from "./core/app";
import { allowedRisks } from "./core/config/unsafe-settings";
import { listColleagues } from "./core/sessions/list-colleagues";
import type { WholeDesk } from "./desk-services";
import { makeListAudit } from "./staff/audit/list-audit.server";
import { makeBook } from "./staff/bookings/book.server";
import { makeEndBooking } from "./staff/bookings/end-booking.server";
import { makeBookingsOn, makeTodaysBookings } from "./staff/bookings/todays-bookings.server";
import { makeReadyAnswers } from "./staff/conversation/ready-answers.server";
import { makeWithdrawLink } from "./staff/conversation/withdraw-link.server";
import { makeMarkRead, makeWriteToVisitor } from "./staff/conversation/write-to-visitor.server";
import type { DeskParts } from "./staff/frame/desk-parts.server";
import { makeCountQueue } from "./staff/inbox/count-queue.server";
import { makeListQueue } from "./staff/inbox/list-queue.server";
import { makeNextInQueue } from "./staff/inbox/next-in-queue.server";
import { makeTakeNext } from "./staff/inbox/take-next.server";
import { makeAddNote } from "./staff/inquiry/add-note.server";
import { makeAssign } from "./staff/inquiry/assign.server";
import { makeChangeStatus } from "./staff/inquiry/change-status.server";
import { makeCountClaims } from "./staff/inquiry/count-claims.server";
import { makeErasePerson } from "./staff/inquiry/erase-person.server";
import { makeFindPerson } from "./staff/inquiry/find-person.server";
import { makeFollowUp } from "./staff/inquiry/follow-up.server";
import { makeMarkSpam } from "./staff/inquiry/mark-spam.server";
import { makeNoteCall } from "./staff/inquiry/note-call.server";
import { makeOpenInquiry } from "./staff/inquiry/open-inquiry.server";
import { makeJoinPerson, makeSeparatePerson } from "./staff/inquiry/same-person.server";
import { makeSendMailAgain } from "./staff/inquiry/send-mail-again.server";
import { makeUndo } from "./staff/inquiry/undo.server";
import { makeCountInquiries } from "./staff/inquiry-list/count-inquiries.server";
import { makeExportInquiries } from "./staff/inquiry-list/export-inquiries.server";
import { makeListInquiries } from "./staff/inquiry-list/list-inquiries.server";
import { makePrintInquiries } from "./staff/inquiry-list/print-inquiries.server";
import { makeDeskNumbers } from "./staff/numbers/desk-numbers.server";
import { makeConfirmRetention } from "./staff/upkeep/confirm-retention.server";
import { makeReadUpkeep } from "./staff/upkeep/read-upkeep.server";

/** All services of the staff pages, on one database and one clock. */
export function makeDesk(app: App, site: WholeDesk["site"] = null): WholeDesk {
  const { config } = app;
  const parts: DeskParts = {
    db: app.db,
    clock: app.clock,
    wakeWorker: app.mails.wake,
    officeTime: app.officeTime,
    waitAlertOfficeHours: config.waitAlertOfficeHours,
    retentionMonths: config.retentionMonths,
  };
  return {
    allowedRisks: config.production ? allowedRisks(config) : [],
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
    erasePerson: makeErasePerson(parts, {
      dataDir: config.dataDir,
      stopMails: app.mails.stop,
    }),
    exportInquiries: makeExportInquiries(parts),
    ...makePrintInquiries(parts),
    ...makeDeskNumbers(parts),
    readUpkeep: makeReadUpkeep(parts, config),
    confirmRetention: makeConfirmRetention(parts),
    listAudit: makeListAudit(parts),
  };
}
