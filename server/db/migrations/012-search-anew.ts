import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { searchTokens as tokensBefore } from "./010-search-tokens";
import { searchTokens } from "./012-search-tokens";

type Tables = Kysely<{
  contact_submissions: Parameters<typeof searchTokens>[0] & { id: string };
  inquiry_tokens: { token: string; submission_id: string };
}>;

const rowsAtOnce = 1000;
/** With two parameters each, below what either engine takes in one statement. */
const tokensAtOnce = 2000;

/**
 * Makes stored inquiries findable as new ones are: by letters that have no accent to take off, by
 * numbers of other countries. Few have any; the others are read and left as they are.
 */
export const searchAnew: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = db as Tables;
    for (let after = ""; ; ) {
      const rows = await tables
        .selectFrom("contact_submissions")
        .select(["id", "reference", "first_name", "last_name", "email", "phone"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(rowsAtOnce)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      await replaceTokens(
        tables,
        rows
          .map((row) => ({ id: row.id, before: tokensBefore(row), tokens: searchTokens(row) }))
          .filter(({ before, tokens }) => before.join(" ") !== tokens.join(" ")),
      );
    }
  },
};

async function replaceTokens(tables: Tables, changed: { id: string; tokens: string[] }[]) {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await tables.deleteFrom("inquiry_tokens").where("submission_id", "in", ids).execute();
  const rows = changed.flatMap(({ id, tokens }) =>
    tokens.map((token) => ({ token, submission_id: id })),
  );
  for (let n = 0; n < rows.length; n += tokensAtOnce) {
    await tables
      .insertInto("inquiry_tokens")
      .values(rows.slice(n, n + tokensAtOnce))
      .execute();
  }
}
