import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Permission, permissions } from "../../../app/staff/frame/permissions";
import { openStaffSession } from "../../support/staff-session";
import { openDesk } from "../support/desk";
import { sendInquiry } from "../support/staff";
import { storePayment } from "../support/stored-payment";

/** Most people whom a page may show without re-authentication. */
const most = 50;
const seeded = 60;

const table = Object.entries(permissions as Record<string, Record<string, Permission>>);

test.describe("a page that shows more than 50 people", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDesk();
  let reference = "";

  test.beforeAll(async () => {
    for (let n = 0; n < seeded; n++) {
      const email = `person-${n}@visitor.example`;
      reference = await sendInquiry(desk.site, { email, phone: `904 555 1${100 + n}` });
      storePayment(desk.site.dataDir, { reference, email });
    }
  });

  /** Number of these people named in what the owner then gets. */
  async function peopleAt(
    request: APIRequestContext,
    path: string,
    reauthenticatedMinutesAgo: number,
  ) {
    const { person, Cookie } = openStaffSession(desk.site.dataDir, { reauthenticatedMinutesAgo });
    const filled = path
      .replace(":reference", reference)
      .replace(":person", person.id)
      .replace("*", "about");
    const response = await request.get(desk.site.url + filled.replace(/:\w+/g, "1"), {
      headers: { Cookie },
      maxRedirects: 0,
    });
    const text = await response.text();
    const named = [/person-\d+@/g, /555\D{0,2}1[1-9]\d\d/g].map(
      (one) => new Set([...text.matchAll(one)].map(([found]) => found.replace(/\D/g, ""))).size,
    );
    return Math.max(...named);
  }

  test("is counted for the printed list and each export", async ({ request }) => {
    for (const path of ["/staff/inquiries/print", "/staff/inquiries.csv", "/staff/payments.csv"])
      expect(await peopleAt(request, path, 0), path).toBe(seeded);
  });

  test("needs a fresh re-authentication", async ({ request }) => {
    for (const [path] of table)
      expect(await peopleAt(request, path, 11), path).toBeLessThanOrEqual(most);
  });
});
