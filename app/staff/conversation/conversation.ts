import type { Actor } from "~/core/sessions/people";
import type { BookingPlace, BookingState } from "~/staff/bookings/bookings";
import type { VisitorStatus } from "~/staff/inquiry/inquiries";

/** The private conversation on a visitor's status page. Instants are ISO 8601 in UTC. */

export const longestMessage = 4000;
/** Days without use after which the link asks for re-authentication. */
export const linkRestsAfterDays = 30;

export type Message = {
  id: string;
  at: string;
  author: "desk" | "visitor";
  /** Who of the desk wrote it; "" for the visitor. */
  who: string;
  body: string;
  /** The inquiry that it is about: the desk sees those of joined inquiries together. */
  reference: string;
};

export type VisitorBooking = {
  id: string;
  /** Counts the desk's changes: an answer names the one that the visitor saw. */
  version: number;
  startsAt: string;
  endsAt: string;
  place: BookingPlace;
  /** Who holds it; null: nobody yet. */
  person: string | null;
  state: BookingState;
};

/** "prove": the link was not used for long, and asks for something only the visitor knows. */
export type VisitorPage =
  | { access: "prove" }
  | {
      access: "open";
      status: VisitorStatus;
      messages: Message[];
      bookings: VisitorBooking[];
    };

type ByLink = { token: string };
type Written = "sent" | "gone" | "prove" | "too-many" | "unavailable";

/** What a visitor may do with their private link. */
export type VisitorServices = {
  /** null: no such link, withdrawn, or its inquiry is gone. */
  readVisitorPage: (token: string) => Promise<VisitorPage | null>;
  /** `visitor` is `visitorKeyContext`: tries are counted for each visitor and for the link. */
  proveVisitor: (
    asked: ByLink & { digits: string; lastName: string; visitor: string },
  ) => Promise<"right" | "wrong" | "too-many" | "gone">;
  writeFromVisitor: (
    asked: ByLink & { body: string; attempt: string; visitor: string },
  ) => Promise<Written>;
};

type Change = { who: Actor; reference: string; attempt: string };

export type ReadyAnswer = {
  id: string;
  title: string;
  /** The blanks in it are not filled in. */
  body: string;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

export const longestAnswerTitle = 80;

/** What the desk may do in the conversation. */
export type ConversationServices = {
  /** "repeated": the same words are the conversation's newest message; nothing was sent. */
  writeToVisitor: (
    change: Change & { body: string },
  ) => Promise<"changed" | "missing" | "repeated">;
  /** Marks the visitor's messages as needing no answer. */
  markRead: (change: Change) => Promise<"changed" | "missing">;
  /** Every link that was sent stops working; `renew` sends the visitor a new one. */
  withdrawLink: (change: Change & { renew: boolean }) => Promise<"changed" | "missing">;
  listAnswers: () => Promise<ReadyAnswer[]>;
  /**
   * `id` "" makes a new one. "conflict": somebody else changed it since `version`, and nothing was
   * written.
   */
  saveAnswer: (asked: {
    who: Actor;
    id: string;
    title: string;
    body: string;
    version: number;
  }) => Promise<"saved" | "conflict">;
  removeAnswer: (asked: { who: Actor; id: string }) => Promise<void>;
};
