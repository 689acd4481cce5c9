import type { ExpressionBuilder, Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import { endOfPrefix } from "../../inquiries/search-tokens";
import { countUpTo } from "./count-up-to";

/** What one of an inquiry's tokens is, or begins with. */
export type Term = { token: string; whole: boolean };

/** Up to this many matches are looked up and sorted. */
const fewMatches = 2000;
/** A word with more matches is not looked up: checking each row for it is faster. */
const manyMatches = 20_000;

export const isToken =
  ({ token, whole }: Term) =>
  (where: ExpressionBuilder<Schema, "inquiry_tokens">) =>
    whole
      ? where("inquiry_tokens.token", "=", token)
      : where.and([
          where("inquiry_tokens.token", ">=", token),
          where("inquiry_tokens.token", "<", endOfPrefix(token)),
        ]);

const matchesOf = (db: Kysely<Schema>, term: Term) =>
  db.selectFrom("inquiry_tokens").select("submission_id").where(isToken(term));

/** The plan of a search: only these inquiries, or null for the whole list, checked for words. */
export type SearchPlan = { ids: string[] | null; check: Term[] };

/**
 * A search with a rare word, or with two words that few inquiries share, is answered from those
 * inquiries. The choice is made here because each engine's planner chooses badly in some cases.
 */
export async function planSearch(db: Kysely<Schema>, terms: readonly Term[]): Promise<SearchPlan> {
  const counted: { term: Term; matches: number; many: boolean }[] = [];
  for (const term of terms) {
    const { number, more } = await countUpTo(db, matchesOf(db, term), manyMatches);
    counted.push({ term, matches: number, many: more });
  }
  counted.sort((a, b) => a.matches - b.matches);
  const [first, second] = counted;
  const others = (taken: number) => counted.slice(taken).map(({ term }) => term);
  if (!first) return { ids: null, check: [] };
  if (first.matches <= fewMatches) {
    return { ids: await idsOf(matchesOf(db, first.term)), check: others(1) };
  }
  if (second && !second.many) {
    const both = matchesOf(db, first.term).intersect(matchesOf(db, second.term));
    const ids = await idsOf(both.limit(fewMatches + 1));
    if (ids.length <= fewMatches) return { ids, check: others(2) };
  }
  return { ids: null, check: others(0) };
}

async function idsOf(matches: ReturnType<typeof matchesOf>) {
  const rows = await matches.execute();
  return [...new Set(rows.map(({ submission_id }) => submission_id))];
}
