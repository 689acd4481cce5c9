import type { App } from "../../app/core/app";
import type { Actor } from "../../app/core/sessions/people";
import { saveDrafts } from "../../app/staff/website/drafts.server";
import { scheduleDrafts } from "../../app/staff/website/publish-drafts.server";
import { instantAt } from "./workday";

/** A price that changes in three workdays, and one more that is still a draft. */
export async function changeDemoSite(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  owner: Actor,
  now: Date,
) {
  const { treatments } = app.ownFacts;
  const [first, second] = Object.entries(treatments);
  if (!first || !second) throw new Error("The facts hold fewer than two treatments");
  const lower = ([slug, { price }]: typeof first) => ({
    [`treatments.${slug}.price`]: String(Math.floor(price) - 10),
  });
  await saveDrafts(app, { actor: owner, typed: lower(first) });
  const at = instantAt(now, [3, "08:00"]).toISOString();
  const scheduled = await scheduleDrafts(app, { actor: owner, why: "New price list", at });
  if (scheduled.outcome !== "scheduled") throw new Error(`Not scheduled: ${scheduled.outcome}`);
  await saveDrafts(app, { actor: owner, typed: lower(second) });
}
