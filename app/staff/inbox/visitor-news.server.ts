import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { theVisitor } from "~/core/sessions/people";
import type { VisitorNews } from "./queue-types";

/** What each of these inquiries' visitors did last, by id; a confirmed appointment is no news. */
export async function visitorNews(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, VisitorNews>> {
  const news = new Map<string, VisitorNews>();
  if (ids.length === 0) return news;
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["submission_id", "kind", "detail"])
    .where("submission_id", "in", ids)
    .where("person_id", "=", theVisitor.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const { submission_id: id, kind, detail } of entries) {
    if (kind === "message") news.set(id, "wrote");
    else if (kind === "link") news.set(id, "disowned");
    else if (detail.startsWith("asked")) news.set(id, "asked");
    else if (detail.startsWith("cancelled")) news.set(id, "cancelled");
  }
  return news;
}
