import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The private URL of a person's calendar feed, as a hash; null without a feed. */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table people add column calendar_token_hash text`.execute(db);
  },
};
