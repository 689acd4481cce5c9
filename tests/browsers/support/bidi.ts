import puppeteer, { type BrowserContext, type KeyInput } from "puppeteer-core";
import { type Engine, endsWithParent, type Tab, windowSize } from "./engine";

/** Firefox or Chromium, headless, over WebDriver BiDi. */
export async function startBidiEngine(
  browser: "firefox" | "chrome",
  program: string,
): Promise<Engine> {
  const args = browser === "chrome" ? ["--no-sandbox"] : [];
  const started = await puppeteer.launch({
    browser,
    protocol: "webDriverBiDi",
    executablePath: "/usr/bin/setpriv",
    ignoreDefaultArgs: true,
    args: [...endsWithParent, program, ...(await puppeteer.defaultArgs({ browser, args }))],
    defaultViewport: windowSize,
    timeout: 120_000,
  });
  let context: BrowserContext | undefined;

  async function openTab(): Promise<Tab> {
    await context?.close();
    context = await started.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => {
      // Chromium reports that a page was left before its view transition started.
      if (!/Transition was (skipped|aborted)/.test(String(error))) errors.push(String(error));
    });
    return {
      goto: (url) => page.goto(url),
      reload: () => page.reload(),
      run: (inPage, ...values) =>
        page.evaluate(`(${inPage})(...${JSON.stringify(values)})`) as Promise<never>,
      click: (x, y) => page.mouse.click(x, y),
      async press(chords) {
        for (const chord of chords) {
          for (const key of chord) await page.keyboard.down(key as KeyInput);
          for (const key of chord.toReversed()) await page.keyboard.up(key as KeyInput);
        }
      },
      errors,
    };
  }

  return { name: await started.version(), openTab, end: () => started.close() };
}
