import { describe, expect, it } from "vitest";
import { facts } from "../../testing/fixtures/clinic";
import { factsForm, migrateFacts } from "./migrate-facts";

/** As the first release had them: without what could not be published yet. */
function formOne() {
  const { bannerNotice, mapLink, questions, confirmed, ...rest } = facts;
  const { closedDays, ...hours } = facts.hours;
  return { ...rest, hours };
}

describe("stored facts", () => {
  it("of the first format are converted to the current one", () => {
    expect(migrateFacts(formOne(), 1, facts)).toEqual({ facts });
  });

  it("keep what the clinic had published", () => {
    const migrated = migrateFacts({ ...formOne(), name: "Another name" }, 1, facts);
    expect("facts" in migrated && migrated.facts.name).toBe("Another name");
  });

  it("get a fact that is new in this build from the build's own", () => {
    const { languages, ...older } = facts;
    expect(migrateFacts(older, factsForm, facts)).toEqual({ facts });
  });

  it("that do not fit are listed, a line for each fault", () => {
    const wrong = { ...facts, email: "nobody", city: "" };
    expect(migrateFacts(wrong, factsForm, facts)).toEqual({
      problems: ["email: Invalid email address", "city: must not be empty"],
    });
  });

  it("of a newer site are refused", () => {
    expect(migrateFacts(facts, factsForm + 1, facts)).toHaveProperty("problems");
  });
});
