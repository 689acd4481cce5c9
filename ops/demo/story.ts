import type { BookingChoice, BookingEnd, BookingPlace } from "../../app/staff/bookings/bookings";
import type { Inquiry } from "../../app/staff/inquiry-record/inquiry-fields";
import type { CallOutcome, ClosedAs } from "../../app/staff/inquiry-record/inquiry-states";
import type { When } from "./workday";

/** Who of the demo's staff does something. */
export type Member = "owner" | "desk";

/** What happens to an inquiry after it was received, in the order of the story. */
export type Event =
  | { call: CallOutcome; note: string }
  | { write: string }
  | { visitorWrites: string }
  | { note: string }
  | { assign: Member }
  | { followUp: number; reason: string }
  | { book: readonly [workday: number, time: string]; minutes: number; place: BookingPlace }
  | { answer: BookingChoice; wish?: string }
  | { endBooking: BookingEnd }
  | { close: ClosedAs; note?: string }
  | { open: true }
  | { join: string };

export type Step = { at: When; by?: Member } & Event;

/** One invented inquiry. `id` names it within the stories. */
export type Story = {
  id: string;
  name: readonly [first: string, last: string];
  service: Inquiry["service"];
  message: string;
  at: When;
  email?: string;
  phone?: string;
  reachBy?: "by-call" | "by-email";
  /** The visitor's window for a call, such as "14:00-16:00". */
  callWindow?: string;
  noVoicemail?: boolean;
  suspectedSpam?: boolean;
  cameFrom?: string;
  steps?: readonly Step[];
};
