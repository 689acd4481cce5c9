import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Since when an inquiry gets no private links, and how often a link was tried with a wrong name or
 * phone. Links that the desk withdrew without making a new one stay stopped.
 */
export const linksStopped: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_submissions add column links_stopped_at text`.execute(db);
    await sql`alter table status_links add column wrong_tries integer not null default 0`.execute(
      db,
    );
    const last = (detail: string) => sql`(select max(at) from inquiry_history
      where inquiry_history.submission_id = contact_submissions.id
        and kind = 'link' and detail = ${sql.lit(detail)})`;
    await sql`update contact_submissions set links_stopped_at = ${last("withdrawn")}
      where ${last("withdrawn")} > coalesce(${last("made")}, '')`.execute(db);
  },
};
