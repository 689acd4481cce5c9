import { expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { countClaims } from "./claims.server";

it.each(engines)("counts waiting sentences and one's own rejected ones, on %s", async (engine) => {
  const { app, db } = await openTestDesk(engine);
  const counts = async (actor: typeof ana) => countClaims(app, { actor });
  expect(await counts(ana)).toEqual({ waiting: 0, refused: 0 });
  const at = "2026-03-02T14:00:00.000Z";
  const [path, text] = ["treatments.tadalafil.summary", "No side effects."];
  const asked = { requested_at: at, requested_by: ben.name, requested_by_id: ben.id };
  const open = { decided_at: null, decided_by: null, decided_by_id: null, approved: null };
  await db
    .insertInto("claim_reviews")
    .values({ id: "c1", path, text, words: "[]", ...asked, ...open, reason: "" })
    .execute();
  await db
    .insertInto("content_drafts")
    .values({
      person_id: ben.id,
      who: ben.name,
      path,
      was: "null",
      typed: JSON.stringify(text),
      changed_at: at,
    })
    .execute();
  expect(await counts(ana)).toEqual({ waiting: 1, refused: 0 });
  await db.updateTable("claim_reviews").set({ approved: 0, reason: "Not so" }).execute();
  expect(await counts(ben)).toEqual({ waiting: 0, refused: 1 });
  expect(await counts(ana)).toEqual({ waiting: 0, refused: 0 });
  // The sentence was changed or discarded.
  await db.deleteFrom("content_drafts").execute();
  expect(await counts(ben)).toEqual({ waiting: 0, refused: 0 });
});
