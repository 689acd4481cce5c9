import { expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/clinic";
import { ana } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";

const slug = "tadalafil";

/** Version 3, whose email and one price do not fit the schema, and whose phone does. */
const unfit = JSON.stringify({
  ...facts,
  email: "nobody",
  languages: ["English", "Spanish", "Latin"],
  treatments: { ...facts.treatments, [slug]: { ...facts.treatments[slug], price: "cheap" } },
});

it.each(engines)(
  "a version whose facts fit no more is looked at and compared, and says why there is no way back, on %s",
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { desk, site } = await openTestSite(database);
    await desk.saveDraft({ who: ana, typed: { [`treatments.${slug}.price`]: "150" } });
    await desk.publish({ who: ana, why: "" });
    const second = await database.db
      .selectFrom("content_versions")
      .selectAll()
      .where("id", "=", 2)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto("content_versions")
      .values({ ...second, id: 3, facts: unfit })
      .execute();

    const of = { version: 3, undo: false };
    const page = await desk.previewPage({ who: ana, path: "/contact", nonce: "n", of });
    expect(page).toContain("as version 3 has it. What does not fit this site any more is shown");
    expect(page).toContain("Latin");
    expect(page).toContain(facts.email);

    const compared = await desk.compareVersions({ from: 2, to: 3 });
    expect(compared).toContainEqual({ path: "email", from: facts.email, to: "nobody" });
    expect(compared).toContainEqual({
      ...{ path: `treatments.${slug}.price`, from: "150.00", to: "cheap" },
    });

    const review = await desk.reviewRestore(of);
    expect(review?.problems.map(({ message }) => message).join()).toMatch(/email.*price/s);
    expect(await desk.restore({ who: ana, why: "", ...of })).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("email"),
    });
    expect(site.head().version).toBe(2);
  },
);
