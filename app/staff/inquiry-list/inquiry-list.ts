import type { ServiceValue } from "~/content/en/service-options";
import type { Actor } from "~/core/sessions/people";
import type { Colleague, QueueOf } from "~/staff/inbox/queue-types";
import type { Cursor, InquiryStatus, Page } from "~/staff/inquiry/inquiry-states";

/** What the list is narrowed down to; "" is no filter. */
export type InquiryFilter = {
  search: string;
  /** One whole email address in any case: all its inquiries, suspected spam too. */
  email: string;
  status: InquiryStatus | "";
  service: ServiceValue | "";
  /** Whose: as in the queue. */
  of?: QueueOf | undefined;
  from: string;
  to: string;
  /** Only what is new and waits longer than the setting allows. */
  overdue: boolean;
  /** Only what is not closed and has a mail that was given up. */
  mailFailed: boolean;
  spam: boolean;
};

export type InquiryRow = {
  reference: string;
  createdAt: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  status: InquiryStatus;
  /** Minutes of office hours until it was answered, or until now. */
  waitedMinutes: number;
  /** Still new, and waiting longer than the setting allows. */
  overdue: boolean;
  mailFailed: boolean;
  spam: boolean;
  assignedTo: Colleague | null;
};

export type DeskCounts = {
  /** What the queue shows as new or due. */
  waits: number;
  fresh: number;
  overdue: number;
  /** Suspected spam that nobody has looked at: its status is still new. */
  spam: number;
  failedMails: number;
  /** Mails that have waited for over an hour; null when none has. */
  lateMails: { waiting: number; since: string } | null;
};

export type InquiryListServices = {
  /** `inSpam`: matches in suspected spam; null without search words, and in the spam list itself. */
  listInquiries: (asked: {
    who: Actor;
    filter: InquiryFilter;
    cursor: Cursor | null;
  }) => Promise<Page<InquiryRow> & { count: number; inSpam: number | null }>;
  countInquiries: () => Promise<DeskCounts>;
  /** CSV text, piece by piece. */
  exportInquiries: (asked: { who: Actor; filter: InquiryFilter }) => AsyncIterable<string>;
};
