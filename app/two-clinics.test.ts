import { createHash, randomUUID } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltServer, shareBuiltServer } from "../tests/support/built-server";
import { openStaffSession } from "../tests/support/staff-session";
import { waitUntil } from "../tests/support/wait-until";
import { inClinicHue } from "./facts/clinic-hue";
import type { ClinicJson } from "./facts/clinic-json";
import { icons } from "./facts/clinic-pictures";
import type { Facts } from "./facts/facts-schema";
import { formatPhone } from "./facts/format-facts";
import { newClinic, newFacts } from "./facts/new-clinic";
import { staticPaths } from "./static-paths";

/** Two invented clinics; every name of one begins with a word of its own. */
const clinics = {
  lantern: aClinic("lantern", {
    clinic: {
      referencePrefix: "LW",
      timeZone: "America/Chicago",
      courts: { county: "Lanternshire", federal: "Lanternport" },
      hue: 300,
    },
    facts: {
      name: "Lanternhouse Care",
      legalName: "Lanternhouse Care, LLC",
      city: "Lanternport",
      areaServed: ["Lanternport", "Lanternfield", "Lantern Coast"],
      phones: { clinic: "+18505550111", treatments: "+18505550112" },
    },
    spanishArea: ["Lanternport", "Lanternfield", "la costa de Lantern"],
  }),
  juniper: aClinic("juniper", {
    clinic: {
      referencePrefix: "JM",
      timeZone: "America/Denver",
      courts: { county: "Junipero", federal: "Juniper City" },
      hue: 40,
    },
    facts: {
      name: "Junipermesa Clinic",
      legalName: "Junipermesa Medical, PLLC",
      city: "Juniper Flats",
      state: "CO",
      areaServed: ["Juniper Flats", "Juniper Springs", "West Junipera"],
      phones: { clinic: "+17205550121", treatments: "+17205550122" },
    },
    spanishArea: ["Juniper Flats", "Juniper Springs", "el oeste de Junipera"],
  }),
};
type Clinic = ReturnType<typeof aClinic>;

function aClinic(
  word: string,
  more: { clinic: Partial<ClinicJson>; facts: Partial<Facts>; spanishArea: string[] },
) {
  const own = newFacts(word);
  return {
    word,
    clinic: { ...newClinic(word), website: `https://www.${word}.example`, ...more.clinic },
    facts: {
      ...own,
      email: `hello@${word}.example`,
      medicalDirector: { name: `Dr. ${word} Quill`, licenseNumber: "ME 00000" },
      place: {
        street: `12 ${word} Way`,
        postalCode: "00000",
        entrance: null,
        parking: null,
        access: null,
        map: null,
      },
      ...more.facts,
      spanish: { ...own.spanish, areaServed: more.spanishArea },
    } satisfies Facts,
  };
}

/** What the build's own clinic is called, where it is, and its numbers. */
const ofTheBuild =
  /Coquina Wellness|coquinawellness|Jacksonville|St\. Augustine|(North|norte de) Florida|Duval|\(904\)|\+1904|\bCW-|\.fill-in\./i;

/** Every word of a clinic's own; a name's parts, too. */
const wordOf = ({ word, facts, clinic }: Clinic) =>
  new RegExp(
    [
      word,
      ...Object.values(facts.phones).map((phone) => phone.slice(1)),
      ...Object.values(facts.phones).map((phone) => formatPhone(phone).replace(/[()]/g, "\\$&")),
      `\\b${clinic.referencePrefix}-`,
      clinic.timeZone,
    ].join("|"),
    "i",
  );

const folder = mkdtempSync(join(tmpdir(), "clinics-"));
afterAll(() => rmSync(folder, { recursive: true }));

function folderOf({ word, clinic, facts }: Clinic) {
  const path = join(folder, word);
  mkdirSync(join(path, "public/pictures/og"), { recursive: true });
  writeFileSync(join(path, "clinic.json"), JSON.stringify(clinic));
  writeFileSync(join(path, "facts.json"), JSON.stringify(facts));
  for (const name of ["favicon.ico", "icon-192.png", "pictures/og/home.jpg"])
    writeFileSync(join(path, "public", name), `${name} of ${word}`);
  return path;
}

const sites = {
  lantern: shareBuiltServer(settingsOf(clinics.lantern)),
  juniper: shareBuiltServer(settingsOf(clinics.juniper)),
};
function settingsOf(clinic: Clinic) {
  return { CLINIC_DIR: folderOf(clinic), LOG_LEVEL: "info" };
}

/** Everything that a clinic's site says, by where it says it. */
async function everythingOf(name: keyof typeof clinics) {
  const site = await sites[name]();
  const said = new Map<string, string>();
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, { redirect: "manual", ...init });
    const text = await response.text();
    said.set(`${init.method ?? "GET"} ${path}`, text + response.headers.get("Location"));
    return text;
  };
  const pages = [];
  for (const path of [...staticPaths, ...icons]) pages.push(await read(path));
  for (const path of ["/nowhere", "/es/nowhere", "/pictures/og/home.jpg", "/pictures/og/about.jpg"])
    await read(path);
  const scripts = new Set(
    pages.flatMap((page) => page.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []),
  );
  for (const path of scripts) await read(path);
  await readDesk(site, read);
  for (const file of globSync(join(site.dataDir, "mail/*.eml"))) {
    const text = readFileSync(file, "utf8");
    said.set(file.slice(site.dataDir.length), decoded(text));
  }
  return said;
}

type Read = (path: string, init?: RequestInit) => Promise<string>;

/** An inquiry in each language, an appointment, its mails and the calendar's files. */
async function readDesk(site: BuiltServer & { dataDir: string }, read: Read) {
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    read(path, {
      method: "POST",
      body: new URLSearchParams({ attempt: randomUUID(), ...fields }),
      headers,
    });
  const visitor = {
    firstName: "Ada",
    lastName: "Visitor",
    phone: "212-555-0199",
    service: "general",
    message: "Hello",
  };
  await post("/contact", { ...visitor, email: "ada@visitor.example" });
  await post("/es/contact", { ...visitor, email: "eva@visitor.example" });
  const { Cookie, person } = openStaffSession(site.dataDir);
  const db = new SQLite(join(site.dataDir, "site.sqlite"), { timeout: 10_000 });
  const token = "a-feed-of-this-test".padEnd(32, "0");
  db.prepare("update people set calendar_token_hash = ? where id = ?").run(
    createHash("sha256").update(token).digest("base64url"),
    person.id,
  );
  const references = db.prepare("select reference from contact_submissions").pluck().all();
  db.close();
  expect(references).toHaveLength(2);
  for (const reference of references) {
    await post(
      `/staff/inquiries/${reference}/booking`,
      {
        do: "book",
        with: person.id,
        day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
        time: references.indexOf(reference) === 0 ? "10:00" : "15:00",
        minutes: "30",
        place: "office",
        anyway: "1",
      },
      { Cookie },
    );
    await read(`/staff/inquiries/${reference}`, { headers: { Cookie } });
  }
  for (const path of ["", "/calendar", "/site", "/inquiries", "/launch", "/account", "/new"])
    await read(`/staff${path}`, { headers: { Cookie } });
  const feed = await read(`/staff/calendar-feed/${token}.ics`);
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  // A confirmation and a note to the clinic for each inquiry, and the appointment's mail.
  await waitUntil(() => globSync(join(site.dataDir, "mail/*.eml")).length >= 6);
}

/** A mail with its parts decoded: quoted-printable text and calendar files in base64. */
const decoded = (mail: string) => {
  const joined = mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const blocks =
    joined.match(/(?:^[A-Za-z0-9+/]{60,}={0,2}\r?\n)+(?:[A-Za-z0-9+/]+={0,2})?/gm) ?? [];
  return [joined, ...blocks.map((block) => Buffer.from(block, "base64").toString())].join("\n");
};

describe.each([
  ["lantern", "juniper"],
  ["juniper", "lantern"],
] as const)("of two clinics that one build serves at a time, %s", (name, otherName) => {
  const [clinic, other] = [clinics[name], clinics[otherName]];
  let said = new Map<string, string>();
  beforeAll(async () => {
    // Both run before either is read.
    await Promise.all([sites.lantern(), sites.juniper()]);
    said = await everythingOf(name);
    // Each reads some 200 pages, files and mails.
  }, 600_000);
  afterAll(() => said.clear());

  it("never says the other's name, city, numbers, references or time zone", () => {
    for (const [where, text] of said) expect(text.match(wordOf(other))?.[0], where).toBeUndefined();
  });

  it("never says those of the build's own clinic", () => {
    for (const [where, text] of said) expect(text.match(ofTheBuild)?.[0], where).toBeUndefined();
  });

  it("has its own name, city, website, time zone and hue", () => {
    const home = said.get("GET /") ?? "";
    const night = `--night:${inClinicHue("#1c2e29", clinic.clinic.hue)}`;
    // The desk's style is a file in the build's hue; its pages name the clinic's after it.
    expect(said.get("GET /staff/new")?.split('rel="stylesheet"')[1]).toContain(night);
    for (const own of [
      clinic.facts.name,
      clinic.facts.city,
      `${clinic.clinic.website}/`,
      `data-time-zone="${clinic.clinic.timeZone}"`,
      night,
      clinic.clinic.mark,
    ])
      expect(home).toContain(own);
    expect(home).not.toContain("--night:#1c2e29");
    expect(said.get("GET /robots.txt")).toContain(`${clinic.clinic.website}/sitemap.xml`);
    expect(said.get("GET /es/terms")).toContain(clinic.clinic.courts.county);
    const zone =
      name === "lantern" ? ["Central", "hora del Centro"] : ["Mountain", "hora de la Montaña"];
    expect(said.get("GET /contact")).toContain(`All times are ${zone[0]} Time`);
    expect(said.get("GET /es/contact")).toContain(zone[1]);
  });

  it("serves its own icons and preview cards, and names no others", () => {
    expect(said.get("GET /favicon.ico")).toContain(`favicon.ico of ${clinic.word}`);
    expect(said.get("GET /pictures/og/home.jpg")).toContain(`home.jpg of ${clinic.word}`);
    expect(said.get("GET /pictures/og/about.jpg")).not.toContain("JFIF");
    expect(said.get("GET /")).toContain('property="og:image"');
    expect(said.get("GET /about")).not.toContain('property="og:image"');
    const { icons, theme_color } = JSON.parse(
      (said.get("GET /manifest.webmanifest") ?? "").replace(/null$/, ""),
    );
    expect(icons.map(({ src }: { src: string }) => src)).toEqual(["/icon-192.png"]);
    expect(theme_color).toBe(inClinicHue("#1c2e29", clinic.clinic.hue));
  });
});
