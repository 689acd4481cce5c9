import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../../../testing/databases";
import { describeSchema } from "../../../testing/describe-schema";

describe.each(engines)("the schema of the first release on %s", (engine) => {
  it("equals the schema of the separate migrations that were joined into it", async () => {
    const database = await openTestDatabase(engine, { upTo: "001-first-release" });
    const before = readFileSync(`${import.meta.dirname}/001-first-release.${engine}.txt`, "utf8");
    expect(await describeSchema(database)).toBe(before);
  });
});
