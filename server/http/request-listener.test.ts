import { describe, expect, it } from "vitest";
import { startBuiltServer } from "../../testing/built-server";
import { makeDataDir } from "../../testing/databases";
import { plainRequest } from "../../testing/peers/plain-request";

const start = () =>
  startBuiltServer({ DATA_DIR: makeDataDir(), SITE_URL: "http://localhost:3000" });

/** Where a GET of each is led on to; undefined where it is refused. */
const elsewhere: readonly (readonly [string, string | undefined])[] = [
  ["/about/", "/about"],
  ["/About", "/about"],
  ["//about", "/about"],
  ["///about", "/about"],
  ["//About//", "/about"],
  ["/treatments//nad-injectable", "/treatments/nad-injectable"],
  ["//about?from=//evil.example", "/about?from=//evil.example"],
  ["//staff//sign-in?next=//x", "/staff/sign-in?next=//x"],
  ["//", "/"],
  ["//?a=1", "/?a=1"],
  ["//nowhere", "/nowhere"],
  ["//evil.example/x", "/evil.example/x"],
  ["///evil.example", "/evil.example"],
  ["//evil.example//", "/evil.example/"],
  ["//user@evil.example:80/", "/user@evil.example:80/"],
  ["//%09/evil.example", undefined],
  ["//\\evil.example", undefined],
  ["/\\/evil.example", undefined],
  ["//%5cevil.example", undefined],
  ["//%2fevil.example", undefined],
  ["//%2F%2Fevil.example", undefined],
  ["//../evil.example", undefined],
  ["//%2e%2e/evil.example", undefined],
];

describe("an address written another way", () => {
  it("leads to the page's own, and never off this site", async () => {
    const { port, url } = await start();
    for (const [path, to] of elsewhere)
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await plainRequest(port, path, { method });
        expect([status, headers.location], path).toEqual(to ? [308, to] : [400, undefined]);
        if (to) expect(new URL(to, url).origin, path).toBe(url);
      }
  });

  it("leads no post on: a form has its own address", async () => {
    const { port } = await start();
    expect((await plainRequest(port, "//contact", { method: "POST" })).status).toBe(400);
  });
});

it("writes the paths down that nobody can read, like those that have no page, and no query", async () => {
  const { port, lines } = await start();
  for (const path of ["/%00?secret=1", "/%E0%A4%A?secret=1", `/${"a".repeat(3000)}`])
    await plainRequest(port, path);
  const refused = lines.map((line) => JSON.parse(line)).filter(({ path }) => path);
  expect(refused).toMatchObject([
    { level: "warn", status: 400, path: "/%00", msg: "address refused" },
    { level: "warn", status: 400, path: "/%E0%A4%A" },
    { level: "warn", status: 414, path: `/${"a".repeat(199)}` },
  ]);
  expect(lines.join()).not.toContain("secret");
});
