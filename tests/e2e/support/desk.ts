import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { Role } from "../../../app/core/sessions/people";
import { openStaffSession } from "../../support/staff-session";
import { type RunningSite, startSite } from "./site";
import { sendInquiry, setUpToken, signInToDesk } from "./staff";

/** This worker's site for desks, with its data as they were after the start. */
let shared: { site: RunningSite; files: readonly string[] } | null = null;

process.on("exit", () => shared?.site.remove());

/**
 * A site with an empty database. A start takes longer than most tests, so all desks of a worker
 * share one process, whose database and files are put back before each `describe`.
 */
export async function openEmptySite(): Promise<RunningSite> {
  if (shared && (await putBack(shared))) return shared.site;
  await shared?.site.end();
  const site = await startSite({
    STAFF_SETUP_TOKEN: setUpToken,
  });
  const { dataDir } = site;
  await copyDatabase(join(dataDir, "site.sqlite"), join(dataDir, "at-start.sqlite"));
  shared = { site, files: readdirSync(dataDir) };
  return site;
}

/** False when pages were published: the process has rendered them and would serve them on. */
async function putBack({ site: { dataDir }, files }: NonNullable<typeof shared>) {
  const file = join(dataDir, "site.sqlite");
  const db = new SQLite(file, { readonly: true });
  const published = db.prepare("select 1 from content_versions").get() !== undefined;
  db.close();
  if (published) return false;
  await copyDatabase(join(dataDir, "at-start.sqlite"), file);
  for (const name of readdirSync(dataDir))
    if (!files.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  return true;
}

/** Copies all tables, also into a database that the site has open. */
async function copyDatabase(from: string, to: string) {
  const db = new SQLite(from);
  await db.backup(to);
  db.close();
}

export type Desk = { site: RunningSite; context: BrowserContext; page: Page };

/**
 * A desk with an empty database, for the tests of the calling `describe`. `who` names a person to
 * sign in, with role `role`. Properties are set when the first test starts.
 */
export function openDesk(who = "", role: Role = "owner"): Desk {
  const desk: Partial<Desk> = {};

  test.beforeAll(async ({ browser }) => {
    const site = await openEmptySite();
    desk.site = site;
    // The desk needs no scripts: these tests run without them.
    desk.context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    desk.page = await desk.context.newPage();
    if (who) {
      await signInToDesk(desk.context, site, { name: who, role });
      await desk.page.goto("/staff");
      await expect(desk.page.getByText(`Signed in as ${who}`)).toBeVisible();
    }
  });
  test.afterAll(() => desk.context?.close());
  return desk as Desk;
}

/**
 * A site with one inquiry, for the tests of the calling `describe`; `good` is the cookie of an
 * owner, whose id is `personId`. Properties are set when the first test starts.
 */
export function openDeskWithInquiry(details: Parameters<typeof sendInquiry>[1] = {}) {
  const desk = {} as { site: RunningSite; reference: string; good: string; personId: string };
  test.beforeAll(async () => {
    desk.site = await openEmptySite();
    desk.reference = await sendInquiry(desk.site, details);
    const { token, person } = openStaffSession(desk.site.dataDir);
    desk.good = token;
    desk.personId = person.id;
  });
  return desk;
}
