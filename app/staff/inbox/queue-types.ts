import type { DueKind } from "~/core/db/tables/inquiry-tables";
import type { Actor } from "~/core/sessions/people";
import type { InquiryStatus } from "~/staff/inquiry/inquiry-states";

/** The desk's queue: what is next, who has it, when it comes back. Instants are ISO 8601 in UTC. */

export type { DueKind };

export const dueKinds = ["follow-up", "callback", "booking"] as const satisfies DueKind[];

/** The parts of the queue, in their order. Everything else is not in it. */
export const queueGroups = ["new", "due", "waiting"] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** What a call came to. */
export const callOutcomes = ["reached", "no-answer", "voicemail", "wrong-number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What a visitor did that nobody at the desk has answered; "disowned": “this was not me”. */
export type VisitorNews = "wrote" | "asked" | "cancelled" | "disowned";

/** After so many unanswered calls the desk suggests to write and close. */
export const callsBeforeWriting = 3;

export const longestReason = 200;

/** A member of staff who may have inquiries. */
export type Colleague = Actor;

/** Whose inquiries: everybody's, nobody's, or a person's id. */
export type QueueOf = "" | "nobody" | (string & {});

export type QueueRow = {
  reference: string;
  group: QueueGroup;
  name: string;
  /** The first words of the message; "" when there is none. */
  words: string;
  service: string;
  /** Since when it has waited for its group: received, due, or last in touch. */
  since: string;
  createdAt: string;
  status: InquiryStatus;
  /** Minutes of office hours until it was answered, or until now. */
  waitedMinutes: number;
  overdue: boolean;
  assignedTo: Colleague | null;
  /** For a call, `reason` is the time that the visitor chose: "2 to 4 PM". */
  due: { at: string; kind: DueKind; reason: string } | null;
  /** The newest thing that the visitor did and nobody has answered; null: nothing. */
  news: VisitorNews | null;
};

export type Queue = {
  groups: Record<QueueGroup, { rows: QueueRow[]; count: number }>;
};

type Change = { who: Actor; reference: string; attempt: string };
export type QueueServices = {
  /** `beside`: shown beside an open inquiry, whose audit entry names these rows. */
  listQueue: (asked: { who: Actor; of: QueueOf; beside?: boolean }) => Promise<Queue>;
  /** What came in after `since`, and what waits now: cheap, asked every 20 seconds. Not audited. */
  countQueue: (asked: {
    since: string;
    of: QueueOf;
  }) => Promise<{ arrived: number; waits: number }>;
  /**
   * The next inquiry that is new or due, in the queue's order, the first after the last. A call that
   * its visitor wants later is left out. null: no other one needs anything now.
   */
  nextInQueue: (asked: { of: QueueOf; after: string }) => Promise<string | null>;
  /**
   * Assigns the first inquiry that is new or due and that nobody has; when there is none, gives the
   * first of the person's own. null: neither exists.
   */
  takeNext: (asked: { who: Actor; attempt: string }) => Promise<string | null>;
  /** Everybody who may have inquiries, in the order in which they joined. */
  listColleagues: () => Promise<Colleague[]>;
  /** "conflict": somebody else assigned it first. `from` and `to` are people's ids, "" is nobody. */
  assign: (
    change: Change & { from: string; to: string },
  ) => Promise<"changed" | "conflict" | "missing">;
  /** `day`: "YYYY-MM-DD" of the clinic; "" takes the follow-up away. */
  followUp: (
    change: Change & { day: string; reason: string },
  ) => Promise<"changed" | "missing" | "past">;
  /** A line of what was said, with what the call came to. */
  noteCall: (
    change: Change & { outcome: CallOutcome; note: string },
  ) => Promise<"changed" | "missing">;
  /** Takes back the newest change when it was this person's, a moment ago, and can be undone. */
  undo: (change: Change & { entry: string }) => Promise<"changed" | "conflict" | "missing">;
  joinPerson: (change: Change & { other: string }) => Promise<"changed" | "missing">;
  separatePerson: (change: Change) => Promise<"changed" | "missing">;
};
