import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../system-programs";
import { openDemo } from "./run-demo";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Takes the screenshots of the docs again (home page and desk), with the demo's data. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  const demo = await openDemo({
    folder: join(folder, "data"),
    port: process.env.PORT || "4173",
    settings: process.env,
  });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--font-render-hinting=none", "--hide-scrollbars"],
  });
  try {
    const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: "reduce" });
    const take = (name: string, path: string, size: typeof phone) =>
      picture(context, join("docs/pictures", `${name}.webp`), new URL(path, demo.siteUrl), size);
    await take("home-phone", "/", phone);
    await take("visitor-page", visitorPath(join(folder, "data/mail")), phone);
    const signIn = await context.newPage();
    await signIn.goto(demo.link);
    const inquiry = await signIn
      .getByRole("link", { name: /Kowalczyk/ })
      .first()
      .getAttribute("href");
    await signIn.close();
    await take("desk-queue", "/staff", desktop);
    await take("desk-phone", inquiry ?? "", phone);
  } finally {
    await browser.close();
    demo.stop();
    await demo.ended;
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Playwright cannot write WebP; the browser can. */
async function picture(context: BrowserContext, file: string, url: URL, size: typeof phone) {
  const page = await context.newPage();
  await page.setViewportSize(size);
  const response = await page.goto(url.href, { waitUntil: "networkidle" });
  if (!response?.ok())
    throw new Error(`${url.pathname} responded with ${response?.status()}: no picture was taken`);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  writeFileSync(file, Buffer.from(data, "base64"));
  await page.close();
}

/** The private page of the demo's longest conversation, from the mail about its third reply. */
function visitorPath(mails: string): string {
  const file = readdirSync(mails).find((name) => name.endsWith("-reply-to-visitor-3.eml")) ?? "";
  // Quoted-printable breaks long lines with "=".
  const mail = readFileSync(join(mails, file), "latin1").replace(/=\r?\n/g, "");
  const path = /\/inquiry\/[\w-]{32}/.exec(mail)?.[0];
  if (!path) throw new Error(`${file} contains no private link`);
  return path;
}
