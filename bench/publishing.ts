/**
 * npm run bench publishing [-- --rounds 5 --readers 500]: the time from the click on "Publish now"
 * until the last page is served with the new price, and with a new banner, with readers at a steady
 * rate. Writes bench/figures/publishing.json.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fieldName } from "../app/facts/field-name";
import { builtPages } from "../app/static-paths";
import { openStaffSession } from "../testing/staff-session";
import { type Reading, startReaders } from "./paced-readers";
import { savePart } from "./save-figures";
import { startMeasuredSite } from "./start-measured-site";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    readers: { type: "string", default: "500" },
    quiet: { type: "string", default: "5" },
  },
});
const [rounds, perSecond, quiet] = [values.rounds, values.readers, values.quiet].map(Number);
const priced = ["/services", "/sexual-health", "/treatments/tadalafil"];

export type PublishingRun = {
  what: "price" | "banner";
  /** Milliseconds from the click. */
  answered: number;
  lastPage: number;
  before: Reading;
  /** From the click to the last page. */
  during: Reading;
  memory: number;
};

const site = await startMeasuredSite();
const { Cookie } = openStaffSession(site.dataDir);
const readers = startReaders(site.url, ["/about", "/", ...priced], perSecond ?? 500);
await pause(2000);
const idleMemory = site.memory();
const runs: PublishingRun[] = [];
for (let round = 0; round < (rounds ?? 5); round++) {
  const price = (160 + round + 0.37).toFixed(2);
  const path = "treatments/tadalafil";
  runs.push(await publish("price", path, "treatments.tadalafil.price", price, `$${price}`, priced));
  const text = `MEASURED ${round} TIMES`;
  runs.push(await publish("banner", "front", "bannerNotice.text", text, text, builtPages));
}
readers.stop();
await pause(3000);
const restMemory = site.memory();
await site.stop();
console.table(
  runs.map(({ before, during, ...run }) => ({
    ...run,
    before: before.p99,
    during: during.p99,
    failed: before.failed + during.failed,
  })),
);
savePart("publishing", "publishing", { readers: perSecond, idleMemory, restMemory, runs });

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const headers = { Cookie, Origin: site.url };
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`${path}: ${answer.status}`);
}

async function publish(
  what: PublishingRun["what"],
  group: string,
  fact: string,
  typed: string,
  shown: string,
  pages: readonly string[],
): Promise<PublishingRun> {
  await post(`/staff/site/${group}`, { do: "save", [fieldName(fact)]: typed });
  await pause((quiet ?? 5) * 1000);
  const click = performance.now();
  let answered = 0;
  const publishing = post("/staff/site/review", { do: "publish", why: "" }).then(() => {
    answered = performance.now();
  });
  let memory = 0;
  for (const path of pages)
    while (!(await (await fetch(site.url + path)).text()).includes(shown)) {
      memory = Math.max(memory, site.memory());
      await pause(20);
    }
  const lastPage = performance.now();
  await publishing;
  return {
    ...{ what, memory },
    answered: Math.round(answered - click),
    lastPage: Math.round(lastPage - click),
    before: readers.between(click - (quiet ?? 5) * 1000, click),
    during: readers.between(click, lastPage),
  };
}
