import type { App } from "./core/app";
import { listColleagues } from "./core/sessions/list-colleagues";
import type { WholeDesk } from "./desk-services";
import { makeBook } from "./staff/bookings/book.server";
import { makeEndBooking } from "./staff/bookings/end-booking.server";
import { makeBookingsOn, makeTodaysBookings } from "./staff/bookings/todays-bookings.server";
import { makeReadyAnswers } from "./staff/conversation/ready-answers.server";
import { makeWithdrawLink } from "./staff/conversation/withdraw-link.server";
import { makeMarkRead, makeWriteToVisitor } from "./staff/conversation/write-to-visitor.server";
import { deskParts } from "./staff/frame/desk-parts.server";
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
import { makeDeskPayments } from "./staff/payments/desk-payments.server";
import { makeProductDesk } from "./staff/products/product-desk.server";

/** All services of the staff pages, on one database and one clock. */
export function makeDesk(app: App): WholeDesk {
  const { config, products, currentFacts } = app;
  const parts = deskParts(app);
  return {
    countClaims: makeCountClaims(parts),
    listColleagues: () => listColleagues(app.db),
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
    ...makeDeskPayments(parts, config.payments),
    ...makeProductDesk(parts, products, currentFacts),
  };
}
