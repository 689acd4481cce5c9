import { expect, it } from "vitest";
import { formatPhone } from "~/facts/format-facts";
import { ana } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { openTestDatabase } from "../../../tests/support/databases";
import { saveDrafts } from "./drafts.server";
import { listVersions } from "./history.server";
import { publishDrafts, reviewDrafts } from "./publish-facts.server";

it("a long history is listed to its end, fifty versions at a time", async () => {
  const { db, ...database } = await openTestDatabase("sqlite");
  const { app } = await openTestSite({ db, ...database }, { renders: "nothing" });
  await saveDrafts(app, { actor: ana, typed: { "treatments.tadalafil.price": "150" } });
  await publishDrafts(app, { actor: ana, why: "" });
  const second = await db
    .selectFrom("content_versions")
    .selectAll()
    .where("id", "=", 2)
    .executeTakeFirstOrThrow();
  for (let id = 3; id <= 60; id += 1)
    await db
      .insertInto("content_versions")
      .values({ ...second, id })
      .execute();
  await db.updateTable("current_content_version").set({ version: 60 }).execute();

  const numbers = (page: { versions: readonly { version: number }[] }) =>
    page.versions.map(({ version }) => version);
  const first = await listVersions(app);
  expect(first.newest).toBe(60);
  expect(first.versions[0]?.live).toBe(true);
  expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
  const rest = await listVersions(app, { before: 11 });
  expect(rest.newest).toBe(60);
  expect(numbers(rest)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

it("typing the published value, in any spelling, makes no draft", async () => {
  const { app } = await openTestSite(await openTestDatabase("sqlite"), { renders: "nothing" });
  const price = "treatments.tadalafil.price";
  await saveDrafts(app, { actor: ana, typed: { [price]: "150", "phones.clinic": "904 555 0199" } });
  expect((await reviewDrafts(app, { actor: ana })).changes).toMatchObject([
    { path: "phones.clinic", from: formatPhone(facts.phones.clinic) },
    { path: price },
  ]);
  await saveDrafts(app, {
    actor: ana,
    typed: { [price]: "$148.42", "phones.clinic": facts.phones.clinic },
  });
  expect((await reviewDrafts(app, { actor: ana })).changes).toEqual([]);
});

it("says beside the field what is missing where two facts depend on each other", async () => {
  const { app } = await openTestSite(await openTestDatabase("sqlite"), { renders: "pages" });
  const typed = { "place.street": "12 Bay Street", "place.postalCode": "" };
  expect(await saveDrafts(app, { actor: ana, typed })).toEqual({
    "place.postalCode": "must be five digits",
  });
  const whole = { ...typed, "place.postalCode": "32202" };
  expect(await saveDrafts(app, { actor: ana, typed: whole })).toEqual({});
  const { pages } = await reviewDrafts(app, { actor: ana });
  expect(pages?.map(({ path }) => path)).toContain("/contact");
});
