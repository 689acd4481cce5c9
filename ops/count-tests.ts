import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

type Ended = Parameters<NonNullable<Reporter["onTestRunEnd"]>>;

/** Counts tests for ops/run-tests.ts, and names those that passed on their second try. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: Ended[0], errors: Ended[1]) {
    const counts = { passed: 0, failed: errors.length, flaky: 0 };
    for (const module of modules) {
      // A file that could not be imported has no tests that could fail.
      if (module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "failed") counts[state]++;
        if (!test.diagnostic()?.flaky) continue;
        counts.flaky++;
        console.log(`flaky: ${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    const file = process.env.TEST_COUNTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(counts));
  }
}
