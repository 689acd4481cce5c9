import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rules = readFileSync("ops/alerts.yml", "utf8");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

/** In CI a missing promtool fails the test. */
const promtoolIsHere = !spawnSync("promtool", ["--version"]).error || process.env.CI === "true";

it.runIf(promtoolIsHere)("Prometheus accepts the rules, and each alert is provoked once", () => {
  for (const words of [
    ["check", "rules", "ops/alerts.yml"],
    ["test", "rules", "ops/alerts.test.yml"],
  ]) {
    const { status, stdout, stderr } = spawnSync("promtool", words, { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  }
});

it("each alert is tried, and has a paragraph that says what to do", () => {
  const tried = readFileSync("ops/alerts.test.yml", "utf8");
  const runbook = readFileSync("docs/runbook.md", "utf8");
  expect(alerts.length).toBeGreaterThan(8);
  for (const name of alerts) {
    expect(tried, name).toMatch(new RegExp(`alertname: ${name}\n`));
    expect(runbook, name).toContain(`\`${name}\``);
  }
});

it("each metric in the rules and on the dashboard is one of the site's", () => {
  const code = readFileSync("app/core/http/metrics.ts", "utf8");
  const dashboard = readFileSync("ops/dashboard.json", "utf8");
  const named = new Set(`${rules}${dashboard}`.match(/\bsite_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(10);
  for (const name of named)
    expect(code, name).toContain(`"${name.replace(/_(bucket|sum|count)$/, "")}"`);
});
