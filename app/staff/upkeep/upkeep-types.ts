import type { Actor } from "~/core/sessions/people";

/** How the site looks after what it keeps, for the desk. Instants are ISO 8601 in UTC. */
export type Upkeep = {
  /** False on an installation for trying the site: unsafe settings are not reported there. */
  production: boolean;
  /** "unencrypted": whoever has the disk can read it; "server": PostgreSQL's own matter. */
  database: "encrypted" | "unencrypted" | "server";
  backups: {
    /** 0: the site makes none itself. */
    everyMinutes: number;
    /** Whether new backups are encrypted. */
    encrypted: boolean;
    /** When the site first checked: from then on a backup is expected. */
    since: string | null;
    last: {
      at: string;
      file: string;
      bytes: number;
      inquiries: number;
      encrypted: "age" | "database" | "no";
      tookMs: number;
      places: ("folder" | "S3")[];
    } | null;
    /** Why the last try failed. */
    failure: string | null;
  };
  /** Copies of the database left by a restore or an interrupted backup; removed after a week. */
  leftovers: { name: string; at: string }[];
  /** Why nothing is removed until the owner confirms. */
  hold: {
    since: string;
    reason: "clock" | "many";
    newest: string;
    count: number;
    total: number;
  } | null;
  /** Inquiries that retention has marked: erased a week after. */
  marked: number;
  /** Confirmations that wait because many were sent in the last hour. */
  heldConfirmations: number;
  /** Open invitations whose mail was given up. */
  failedInvitations: number;
  /** Erased words may still be in the database's log: the site goes on trying. */
  forgetting: boolean;
};

export type DeskUpkeepServices = {
  readUpkeep: () => Promise<Upkeep>;
  /** The owner's answer to `hold`: go on. False when there is no question any more. */
  confirmRetention: (asked: { who: Actor }) => Promise<boolean>;
};
