import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { blockingWork } from "./blocking-work";

/** Medians of several runs of one page: scores of 100, milliseconds, and the layout shift. */
export type LighthouseFigures = {
  path: string;
  runs: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  /** Blocking time in processor time, from the start of the navigation: blocking-work.ts. */
  blockingWork: number;
  cls: number;
  /** Audits without a full score, of all categories. */
  findings: readonly string[];
};

/** Runs Lighthouse with its own settings: a mid-range phone on slow 4G, simulated. */
export async function measurePages(
  origin: string,
  paths: readonly string[],
  { runs, chromePath }: { runs: number; chromePath: string },
  onPage: (figures: LighthouseFigures) => void,
) {
  const port = 9400 + (process.pid % 500);
  const chrome = await chromium.launch({
    executablePath: chromePath,
    // Playwright switches this off, which Lighthouse would report.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    for (const path of paths) {
      const results: Result[] = [];
      const work: number[] = [];
      // Sometimes the browser gives no trace: such a run does not count.
      for (let run = 0; results.length < runs && run < 2 * runs; run++) {
        const answer = await lighthouse(origin + path, { port, logLevel: "error" });
        if (!answer || answer.lhr.runtimeError) continue;
        results.push(answer.lhr);
        work.push(blockingWork(answer.artifacts.Trace.traceEvents, origin));
      }
      const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
      const score = (category: string) =>
        Math.round(middle(results.map((one) => (one.categories[category]?.score ?? 0) * 100)));
      const metric = (audit: string) =>
        middle(results.map((one) => one.audits[audit]?.numericValue ?? 0));
      onPage({
        path,
        runs: results.length,
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        seo: score("seo"),
        lcp: Math.round(metric("largest-contentful-paint")),
        tbt: Math.round(metric("total-blocking-time")),
        blockingWork: Math.round(middle(work)),
        cls: Number(metric("cumulative-layout-shift").toFixed(3)),
        findings: Object.values(results[0]?.audits ?? {})
          .filter(({ score: one }) => one !== null && one < 0.9)
          .map(({ id }) => id),
      });
    }
  } finally {
    await chrome.close();
  }
}
