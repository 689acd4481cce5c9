import type { Kysely } from "kysely";
import type { Schema } from "../../app/core/db/schema";
import type { Actor } from "../../app/core/sessions/people";
import type { Facts } from "../../app/facts/facts-schema";
import { saveDrafts } from "../../app/staff/website/drafts.server";
import { makeSchedule } from "../../app/staff/website/publish-drafts.server";
import { instantAt } from "./workday";

/** A price that changes in three workdays, and one more that is still a draft. */
export async function changeDemoSite(
  parts: { db: Kysely<Schema>; clock: () => Date; ownFacts: Facts },
  owner: Actor,
  now: Date,
) {
  const { treatments } = parts.ownFacts;
  const [first, second] = Object.entries(treatments);
  if (!first || !second) throw new Error("The facts hold fewer than two treatments");
  const lower = ([slug, { price }]: typeof first) => ({
    [`treatments.${slug}.price`]: String(Math.floor(price) - 10),
  });
  await saveDrafts(parts, owner, lower(first));
  const at = instantAt(now, [3, "08:00"]).toISOString();
  const scheduled = await makeSchedule(parts)({ who: owner, why: "New price list", at });
  if (scheduled.outcome !== "scheduled") throw new Error(`Not scheduled: ${scheduled.outcome}`);
  await saveDrafts(parts, owner, lower(second));
}
