import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { products } from "../app/content/catalogue/products";
import { inquiryStatusWords } from "../app/content/pages/inquiry-status";
import { startPostgres, type TemporaryPostgres } from "../tools/postgres";
import { type RunningSite, startSite } from "./support/site";
import { passphrase, sendInquiry, signIn, statusLinkTo } from "./support/staff";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const engine of ["SQLite", "PostgreSQL"] as const) {
  test.describe(`the front desk on ${engine}`, () => {
    test.describe.configure({ mode: "serial" });
    let site: RunningSite;
    let postgres: TemporaryPostgres | undefined;
    let context: BrowserContext;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      if (engine === "PostgreSQL") postgres = await startPostgres();
      site = await startSite({
        STAFF_PASSPHRASE: passphrase,
        LIMIT_INQUIRIES: "1000",
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      });
      // The desk works in a browser without scripts: whatever is shown here needs none.
      context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
      page = await context.newPage();
    });
    test.afterAll(async () => {
      await context?.close();
      await site?.end();
      await postgres?.stop();
    });

    test("lets in who knows the passphrase, and leads on to the page they wanted", async () => {
      await page.goto("/staff/inquiries?status=new");
      await expect(page).toHaveURL(/\/staff\/sign-in\?next=/);
      await signIn(page, "Ana Quill", "a passphrase with a slip");
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByLabel("Staff passphrase")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel(/^Your name or initials/)).toHaveValue("Ana Quill");
      await page.getByLabel("Staff passphrase").fill(passphrase);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page).toHaveURL(/\/staff\/inquiries\?status=new$/);
      await expect(page.getByText("Signed in as Ana Quill")).toBeVisible();
      await expect(page.getByText("No inquiry matches.")).toBeVisible();
    });

    test("finds an inquiry and takes it from new to booked, with who and when", async () => {
      const sent = { firstName: "José", lastName: "Núñez", phone: "+1 904 555 0123" };
      const reference = await sendInquiry(site, {
        ...sent,
        message: "Mornings <b>only</b>\nplease",
      });
      await sendInquiry(site, { firstName: "Ben", email: "ben@visitor.example" });

      for (const words of ["jose nunez", "(904) 555-0123", reference, "jose@visitor"]) {
        await page.goto("/staff/inquiries");
        await page.getByRole("searchbox").fill(words);
        await page.getByRole("searchbox").press("Enter");
        await expect(page.getByText("1 inquiry", { exact: true }), words).toBeVisible();
      }
      await page.getByRole("link", { name: "José Núñez" }).click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("José Núñez");
      await expect(page.getByText("Mornings <b>only</b>")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute(
        "href",
        "tel:+19045550123",
      );
      await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
        "href",
        `mailto:jose@visitor.example?subject=Your%20inquiry%20(${reference})`,
      );

      await page.getByRole("button", { name: "Add note" }).click();
      await expect(page.getByRole("alert")).toHaveText("Write the note first");
      await page.getByLabel("Note").fill("Left a message");
      await page.getByRole("button", { name: "Contacted" }).click();
      await expect(page.getByText("Saved.")).toBeVisible();
      await page.reload();
      const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
      await expect(history).toHaveCount(1);
      await expect(history).toContainText("New → Contacted");
      await expect(history).toContainText("Left a message");
      await expect(history).toContainText("Ana Quill");
      await page.getByRole("button", { name: "Booked" }).click();
      await expect(history).toHaveCount(2);

      await page.goto("/staff/inquiries?status=booked");
      await expect(page.getByRole("rowheader", { name: /José Núñez/ })).toBeVisible();
      await page.goto(`/staff/audit?reference=${reference}`);
      await expect(page.getByRole("cell", { name: "changed status" })).toHaveCount(2);
    });

    test("says when somebody else was faster, and keeps the note", async () => {
      const reference = await sendInquiry(site, { firstName: "Two", email: "two@visitor.example" });
      const other = await context.newPage();
      await page.goto(`/staff/inquiries/${reference}`);
      await other.goto(`/staff/inquiries/${reference}`);
      await other.getByRole("button", { name: "Closed" }).click();
      await expect(other.getByText("Saved.")).toBeVisible();
      await page.getByLabel("Note").fill("Mine");
      await page.getByRole("button", { name: "Contacted" }).click();
      await expect(page.getByRole("alert")).toContainText("It is now “Closed”");
      await expect(page.getByLabel("Note")).toHaveValue("Mine");
      await other.close();
    });

    test("shows what happened to the mails and sends one again", async () => {
      const reference = await sendInquiry(site, { firstName: "Ida", email: "ida@visitor.example" });
      await expect(async () => {
        await page.goto(`/staff/inquiries/${reference}`);
        await expect(page.getByText(/^Sent .*, 1 try/)).toHaveCount(2, { timeout: 300 });
      }).toPass();
      await page.getByRole("button", { name: /Send again.*Confirmation/ }).click();
      await expect(async () => {
        await page.goto(`/staff/inquiries/${reference}`);
        await expect(page.getByText(/^Sent .*, 1 try/)).toHaveCount(3, { timeout: 300 });
      }).toPass();
    });

    test("gives suspected spam back with one click, mails included", async () => {
      const before = await sendInquiry(site, {
        firstName: "Real",
        lastName: "Person",
        email: "real@visitor.example",
        homepage: "filled",
      });
      await page.goto("/staff/inquiries");
      await expect(page.getByRole("link", { name: "Real Person" })).toHaveCount(0);
      await page.goto("/staff/spam");
      await page.getByRole("button", { name: /^Not spam ?: Real Person/ }).click();
      await expect(page).toHaveURL(new RegExp(`/staff/inquiries/${before}`));
      await expect(
        page.getByRole("heading", { name: /Confirmation to the visitor/ }),
      ).toBeVisible();
      await page.goto("/staff/spam");
      await expect(page.getByText("No suspected spam.")).toBeVisible();
    });

    test("exports what is filtered", async () => {
      const answer = await context.request.get(`${site.url}/staff/inquiries.csv?q=ben`);
      expect(answer.headers()).toMatchObject({
        "content-type": expect.stringContaining("text/csv"),
        "content-disposition": expect.stringContaining("attachment"),
        "cache-control": "no-store",
      });
      const lines = (await answer.text()).split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(/^\u{FEFF}Reference,Received,/u);
      expect(lines[1]).toContain("ben@visitor.example");
    });

    test("shows the visitor how far their inquiry is, and nothing else", async ({ browser }) => {
      const reference = await sendInquiry(site, {
        firstName: "Vera",
        email: "vera@visitor.example",
      });
      const link = await statusLinkTo(site, reference);
      const visitor = await (await browser.newContext()).newPage();
      const answer = await visitor.goto(link);
      expect(answer?.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
      const main = visitor.getByRole("main");
      await expect(main).toContainText("We have your inquiry");
      await expect(main).not.toContainText(/Vera|visitor\.example|CW-|Weight/);

      await page.goto(`/staff/inquiries/${reference}`);
      await visitor.reload();
      await expect(main).toContainText(inquiryStatusWords.steps.looking.text);
      await page.getByRole("button", { name: "Contacted" }).click();
      await visitor.reload();
      await expect(main).toContainText("We have been in touch");
      expect((await new AxeBuilder({ page: visitor }).withTags(tags).analyze()).violations).toEqual(
        [],
      );

      expect((await visitor.goto(`${link}x`))?.status()).toBe(404);
      expect((await visitor.goto(`${link}/deeper`))?.status()).toBe(404);
      await expect(main).toContainText("This link does not work");
      expect(site.log()).not.toContain(link.split("/").at(-1));
      await visitor.context().close();
    });

    test("deletes a person's data with a record that it was done", async () => {
      const person = { firstName: "Gone", lastName: "Tomorrow", email: "gone@visitor.example" };
      const first = await sendInquiry(site, { ...person, message: "one" });
      const link = await statusLinkTo(site, first);
      const second = await sendInquiry(site, { ...person, email: "GONE@visitor.example" });
      await page.goto(`/staff/inquiries/${first}`);
      await page.getByRole("link", { name: "Delete this person’s data" }).click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await page.getByLabel("I understand that this cannot be undone").check();
      await page.getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByText("2 inquiries were deleted.")).toBeVisible();

      for (const reference of [first, second]) {
        const answer = await page.goto(`/staff/inquiries/${reference}`);
        expect(answer?.status()).toBe(404);
        await page.goto(`/staff/audit?reference=${reference}`);
        await expect(page.getByRole("cell", { name: /deleted a person/ })).toBeVisible();
        await expect(page.getByText("asked by the person")).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText("Tomorrow");
      }
      expect((await page.request.get(link)).status()).toBe(404);
    });

    test("shows what a product batch would change before anything is written", async () => {
      await page.goto("/staff/products");
      await page.getByRole("button", { name: "Show what would change" }).click();
      await expect(
        page.getByRole("heading", {
          name: new RegExp(`products of ${products.length} would change`),
        }),
      ).toBeVisible();
      await page.getByRole("button", { name: /^Write \d+ descriptions/ }).click();
      await expect(page).toHaveURL(/\/update-products$/);
      await expect(async () => {
        await page.goto("/staff/products");
        await expect(page.getByRole("button", { name: "Undo the last batch" })).toBeVisible({
          timeout: 300,
        });
      }).toPass({ timeout: 30_000 });
      await page.getByRole("button", { name: "Undo the last batch" }).click();
      await expect(page.getByText(/descriptions were written back/)).toBeVisible();
      await expect(page.getByText("It was undone.")).toBeVisible();
    });

    test("is usable on a phone and by keyboard, and axe finds nothing", async ({ browser }) => {
      test.setTimeout(180_000);
      // As long as a first name may be, in one piece.
      const firstName = "Axelina".repeat(14);
      const reference = await sendInquiry(site, { firstName, email: "axe@visitor.example" });
      const cookies = await context.cookies();
      // The pages are the same on both: the whole matrix once is enough.
      for (const colorScheme of engine === "SQLite"
        ? (["light", "dark"] as const)
        : ["dark" as const]) {
        const other = await browser.newContext({ baseURL: site.url, colorScheme });
        await other.addCookies(cookies);
        const desk = await other.newPage();
        for (const width of [390, 1440]) {
          await desk.setViewportSize({ width, height: 900 });
          for (const path of [
            "/staff/inquiries?service=general",
            "/staff/inquiries",
            `/staff/inquiries/${reference}`,
            `/staff/inquiries/${reference}/delete`,
            "/staff/spam",
            "/staff/payments",
            "/staff/products?preview=1",
            "/staff/audit",
            "/staff/nothing-here",
          ]) {
            await desk.goto(path);
            const { violations } = await new AxeBuilder({ page: desk }).withTags(tags).analyze();
            const where = `${path} ${width} ${colorScheme}`;
            expect(
              violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
              where,
            ).toEqual([]);
            const beyond = await desk.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            expect(beyond, where).toBeLessThanOrEqual(0);
            expect(await desk.locator("script").count(), where).toBe(0);
          }
        }
        await desk.goto("/staff/inquiries");
        await desk.keyboard.press("Tab");
        await expect(desk.getByRole("link", { name: "Skip to the content" })).toBeFocused();
        await desk.keyboard.press("Enter");
        for (let n = 0; n < 30; n++) {
          await desk.keyboard.press("Tab");
          const name = await desk.evaluate(() => document.activeElement?.textContent);
          if (name === `${firstName} Okonkwo`) break;
        }
        await desk.keyboard.press("Enter");
        await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${firstName} Okonkwo`);
        await other.close();
      }
    });

    test("leaves nothing behind after signing out", async () => {
      const kept = await context.cookies();
      await page.goto("/staff/inquiries");
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page).toHaveURL(/\/staff\/sign-in$/);
      expect(await context.cookies()).toEqual([]);
      expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
      await page.goBack();
      await expect(page).toHaveURL(/\/staff\/sign-in/);
      await context.addCookies(kept);
      await page.goto("/staff/inquiries");
      await expect(page).toHaveURL(/\/staff\/sign-in/);
    });
  });
}
