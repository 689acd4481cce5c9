import { expect, it } from "vitest";
import { ana } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { saveDrafts } from "./drafts.server";
import { restoreVersion, reviewRestore } from "./history.server";
import { previewPage } from "./preview.server";
import { publishDrafts } from "./publish-facts.server";

const slug = "tadalafil";

/** Version 3, whose email and one price do not fit the schema, and whose phone does. */
const unfit = JSON.stringify({
  ...facts,
  email: "nobody",
  languages: ["English", "Spanish", "Latin"],
  treatments: { ...facts.treatments, [slug]: { ...facts.treatments[slug], price: "cheap" } },
});

it.each(engines)(
  "a version whose facts no longer fit is previewed and compared, but cannot be restored, on %s",
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { app, site } = await openTestSite(database);
    await saveDrafts(app, { actor: ana, typed: { [`treatments.${slug}.price`]: "150" } });
    await publishDrafts(app, { actor: ana, why: "" });
    const second = await database.db
      .selectFrom("content_versions")
      .selectAll()
      .where("id", "=", 2)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto("content_versions")
      .values({ ...second, id: 3, facts: unfit })
      .execute();

    const version = 3;
    const page = await previewPage(app, { actor: ana, path: "/contact", nonce: "n", version });
    expect(page).toContain("as version 3 has it. What does not fit this site any more is shown");
    expect(page).toContain("Latin");
    expect(page).toContain(facts.email);
    // Its form stays plain, and the policy of a preview sends none.
    expect(page).toContain('action="/contact"');
    expect(page).not.toMatch(/ data-island=|type="speculationrules"/);

    const review = await reviewRestore(app, version);
    expect(review?.changes).toEqual(
      expect.arrayContaining([
        { path: "email", from: facts.email, to: "nobody" },
        { path: `treatments.${slug}.price`, from: "150.00", to: "cheap" },
      ]),
    );
    expect(review?.problems.join()).toMatch(/email.*price/s);
    expect(await restoreVersion(app, { actor: ana, why: "", version })).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("email"),
    });
    expect(site.head().version).toBe(2);
  },
);
