import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { newerSource, rememberSources } from "./stale-build.mjs";

/** A project with a build made at second 100. */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), "stale-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, second: number) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "{}");
    utimesSync(join(folder, file), second, second);
  };
  write("package.json", 50);
  write("app/facts/clinic-facts.ts", 60);
  write("app/server.ts", 70);
  write("build/styles.json", 100);
  rememberSources(folder);
  return { folder, write };
}

it("a build that is newer than all of its sources is used", () => {
  expect(newerSource(makeProject().folder)).toBeNull();
});

it("a source that was changed after the build is named", () => {
  const { folder, write } = makeProject();
  write("app/facts/clinic-facts.ts", 101);
  expect(newerSource(folder)).toBe("app/facts/clinic-facts.ts");
});

it("a source that was added with an older date, or deleted, is named", () => {
  const { folder, write } = makeProject();
  write("app/moved-here.ts", 20);
  expect(newerSource(folder)).toBe("app/moved-here.ts");
  rmSync(join(folder, "app/moved-here.ts"));
  rmSync(join(folder, "app/server.ts"));
  expect(newerSource(folder)).toBe("app/server.ts");
});

it("a test is no source", () => {
  const { folder, write } = makeProject();
  write("app/facts/facts.test.ts", 101);
  write("app/ui/price.test.tsx", 101);
  expect(newerSource(folder)).toBeNull();
});

it("the newest source is named while there is no build", () => {
  const { folder } = makeProject();
  rmSync(join(folder, "build"), { recursive: true });
  expect(newerSource(folder)).toBe("app/server.ts");
});
