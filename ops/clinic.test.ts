import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runBuiltServer } from "../tests/support/built-server";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";

function clinic(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["ops/run.mjs", "clinic", ...words],
    { env: commandEnv, encoding: "utf8" },
  );
  return { status, said: stdout, complained: stderr };
}

/** A folder that the command has made, and a way to change its files. */
function aFolder() {
  const folder = join(makeDataDir(), "harbor");
  const { status, said } = clinic("new", folder);
  expect(status).toBe(0);
  const change = (name: string, values: object) => {
    const file = join(folder, name);
    const content = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...content, ...values }));
  };
  return { folder, said, change };
}

it("makes a folder that fits, and says all that is to be filled in", () => {
  const { folder, said } = aFolder();
  for (const place of [
    "clinic.json: website",
    "clinic.json: courts.county",
    "facts.json: name",
    "facts.json: city",
    "facts.json: areaServed.1",
    "facts.json: phones.clinic",
  ])
    expect(said).toContain(`${place} is still to be filled in`);
  expect(said).not.toMatch(/coquina|Jacksonville/i);
  expect(clinic("check", folder)).toMatchObject({ status: 0, complained: "" });
  expect(clinic("new", folder).complained).toContain("EEXIST");
});

it("says everything that is wrong in a folder at once, and so does a start", async () => {
  const { folder, change } = aFolder();
  change("clinic.json", {
    referencePrefix: "harbor",
    website: "http://harbor.example/",
    timeZone: "Europe/Berlin",
    hue: 400,
    mark: "<svg>",
    colour: "blue",
  });
  change("facts.json", { state: "Florida", phones: { clinic: "911", treatments: "911" } });
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/robots.txt"), "");
  const wrong = [
    "clinic.json: referencePrefix: must be two or three capital letters, such as CW",
    "clinic.json: website: must be a URL such as https://www.clinic.com",
    "clinic.json: timeZone: must be a time zone of the United States",
    "clinic.json: hue: must be at most 360 degrees",
    "clinic.json: mark: must be the path of an SVG picture",
    'clinic.json: Unrecognized key: "colour"',
    'facts.json: state: must be two letters, e.g. "FL"',
    'facts.json: phones.clinic: must be "+1" and ten digits',
    "public/robots.txt: is no icon, preview card",
  ];
  const { status, complained } = clinic("check", folder);
  expect(status).toBe(1);
  const site = runBuiltServer({ CLINIC_DIR: folder, DATA_DIR: makeDataDir(), PORT: "nonsense" });
  expect(await site.ended).toBe(1);
  for (const line of wrong)
    for (const text of [complained, site.complaints()]) expect(text).toContain(line);
  // The other settings are in the same list.
  expect(site.complaints()).toContain("PORT must be a whole number");
});

it("names what a folder lacks, and asks for no more than a clinic's own facts", () => {
  const { folder, change } = aFolder();
  change("facts.json", { city: undefined, noticeHours: undefined });
  expect(clinic("check", folder).complained).toContain("facts.json: city: is missing");
  change("facts.json", { city: "Harborton" });
  expect(clinic("check", folder).status).toBe(0);
  const empty = makeDataDir();
  const { complained } = clinic("check", empty);
  for (const name of ["clinic.json", "facts.json"])
    expect(complained).toContain(`${name}: cannot be read: ENOENT`);
});

it("prints an include for nginx: the site's own server with this clinic's name and processes", () => {
  const { folder } = aFolder();
  const { said } = clinic("nginx", folder, "3100", "3101");
  expect(said).toContain("upstream clinic-harbor {");
  expect(said.match(/server 127\.0\.0\.1:(\d+)/g)).toEqual([
    "server 127.0.0.1:3100",
    "server 127.0.0.1:3101",
  ]);
  expect(said).toContain("server_name www.harbor.fill-in.example;");
  const own = readFileSync("ops/nginx.conf", "utf8").replaceAll(
    "http://site;",
    "http://clinic-harbor;",
  );
  const directives = own
    .slice(own.indexOf("    limit_conn connections"), own.indexOf("  # Further clinics"))
    .split("\n")
    .map((line) => line.trim().replace("/srv/clinic-site/current/build", folder))
    .filter((line) => line && !line.startsWith("#"));
  for (const directive of directives) expect(said).toContain(directive);
});

it("makes the pages that nginx sends itself: with this clinic's name, number and hue, and no other's", () => {
  const { folder, change } = aFolder();
  change("facts.json", {
    name: "Harborlight Clinic",
    phones: { clinic: "+18505550161", treatments: "+18505550162" },
  });
  change("clinic.json", { hue: 300 });
  clinic("nginx", folder, "3100");
  const own = readFileSync("build/refused/refused.html", "utf8");
  for (const [name, language] of [
    ["refused.html", "en-US"],
    ["refused-es.html", "es-US"],
  ] as const) {
    const page = readFileSync(join(folder, "refused", name), "utf8");
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain("Harborlight Clinic");
    expect(page).toContain("(850) 555-0161");
    expect(page).toMatch(/<meta http-equiv="Content-Security-Policy"/);
    expect(page).not.toMatch(/coquina|Jacksonville/i);
    const tone = /--night:[^;}]+/;
    expect(tone.exec(page)).not.toBeNull();
    expect(tone.exec(page)?.[0]).not.toBe(tone.exec(own)?.[0]);
  }
});

it.each([[[]], [["new"]], [["check"]], [["nginx", "harbor"]], [["nginx", "harbor", "http"]]])(
  "prints its usage for %j",
  (words) => {
    const { status, complained } = clinic(...words);
    expect(status).toBe(1);
    expect(complained).toContain("npm run clinic -- new FOLDER");
  },
);
