/** What was wrong with a change, and the typed text, so that it is not lost. */
export type Problem = {
  message: string;
  note: string;
  /** What was typed for the visitor. */
  answer?: string;
  /** What was typed for an appointment; `refused`: it may be booked anyway. */
  booking?: TypedBooking;
  /** The note is wrong. */
  field: boolean;
  /** The follow-up's day is wrong. */
  day?: boolean;
};

export type TypedBooking = Record<"day" | "time" | "minutes" | "person" | "place", string> & {
  refused: boolean;
};
