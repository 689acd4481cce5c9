import type { Actor } from "~/core/sessions/people";
import type { Cursor, Page } from "~/staff/inquiry/inquiry-states";

export type AuditEntry = {
  id: string;
  at: string;
  who: string;
  /** null: from before there were accounts. */
  personId: string | null;
  action: string;
  subject: string | null;
  detail: string;
};

export type AuditServices = {
  /** `personId`: only what this person did; "" is everybody. */
  listAudit: (asked: {
    who: Actor;
    reference: string;
    personId?: string;
    cursor: Cursor | null;
  }) => Promise<Page<AuditEntry>>;
};
