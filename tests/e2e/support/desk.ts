import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Role } from "../../../app/core/sessions/people";
import { openStaffSession } from "../../support/staff-session";
import { type RunningSite, startSite } from "./site";
import { sendInquiry, signInToDesk } from "./staff";

export type Desk = { site: RunningSite; context: BrowserContext; page: Page };

/**
 * A desk with an empty database, for the tests of the calling `describe`. `who` names a person to
 * sign in, with role `role`. Properties are set when the first test starts.
 */
export function openDesk(who = "", role: Role = "owner"): Desk {
  const desk: Partial<Desk> = {};

  test.beforeAll(async ({ browser }) => {
    const site = await startSite({ LIMIT_INQUIRIES: "1000", CONFIRMATIONS_PER_HOUR: "1000" });
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
  test.afterAll(async () => {
    await desk.context?.close();
    await desk.site?.end();
  });
  return desk as Desk;
}

/**
 * A site with one inquiry, for the tests of the calling `describe`; `good` is the cookie of an
 * owner, whose id is `personId`. Properties are set when the first test starts.
 */
export function openDeskWithInquiry(details: Parameters<typeof sendInquiry>[1] = {}) {
  const desk = {} as { site: RunningSite; reference: string; good: string; personId: string };
  test.beforeAll(async () => {
    desk.site = await startSite();
    desk.reference = await sendInquiry(desk.site, details);
    const { token, person } = openStaffSession(desk.site.dataDir);
    desk.good = token;
    desk.personId = person.id;
  });
  test.afterAll(() => desk.site?.end());
  return desk;
}
