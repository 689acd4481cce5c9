/**
 * npm run bench load [-- --seconds 6]: start-up, memory, a page from the site and from nginx in
 * turn, and inquiries on both databases while a visitor reads pages. Writes bench/figures/load.json.
 */
import { parseArgs } from "node:util";
import { startPostgres } from "../testing/postgres";
import { startNginx } from "../testing/start-nginx";
import { type Hammered, hammer, withAutocannon } from "./hammer";
import { savePart } from "./save-figures";
import { startMeasuredSite } from "./start-measured-site";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "6" }, only: { type: "string" } },
});
const seconds = Number(values.seconds);
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

// With --only startUp,static,sqlite,postgres the other parts keep their figures and dates.
for (const [name, measure] of Object.entries({
  startUp: startUps,
  static: staticPages,
  sqlite: () => inquiries({}),
  postgres: onPostgres,
})) {
  if (values.only && !values.only.split(",").includes(name)) continue;
  const found = await measure();
  console.log(name, JSON.stringify(found));
  savePart("load", name, found);
}

/** Milliseconds from starting the process to its first answer, five times. */
async function startUps() {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const site = await startMeasuredSite();
    times.push(site.readyAfter);
    await site.stop();
  }
  return { times: times.sort((a, b) => a - b) };
}

/** nginx and the site in turn, three times, so that other load slows both equally. */
async function staticPages() {
  const site = await startMeasuredSite();
  const nginx = await startNginx(site.port);
  await pause(5000);
  const idleMemory = site.memory();
  const runs: { nginx: Hammered; site: Hammered }[] = [];
  for (const connections of [10, 50, 50, 50, 200])
    runs.push({
      nginx: await hammer(`http://127.0.0.1:${nginx.port}/about`, { connections, seconds }),
      site: await hammer(`http://127.0.0.1:${site.port}/about`, { connections, seconds }),
    });
  const busyMemory = site.memory();
  await nginx.stop();
  await site.stop();
  return { seconds, idleMemory, busyMemory, runs };
}

async function onPostgres() {
  const postgres = await startPostgres();
  try {
    return await inquiries({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** New inquiries on more and more connections, while one visitor reads pages. */
async function inquiries(env: Record<string, string>) {
  const site = await startMeasuredSite({ LIMIT_INQUIRIES: "1000000", ...env });
  const body = new URLSearchParams({
    firstName: "Bench",
    lastName: "Mark",
    email: "bench@example.com",
    phone: "904-555-0100",
    service: "general",
    message: "Measured",
    attempt: "ATTEMPT",
  })
    .toString()
    .replace("ATTEMPT", "[<id>]");
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: site.url,
    "sec-fetch-site": "same-origin",
  };
  const runs: { sent: Hammered; reading: Hammered }[] = [];
  for (const connections of [1, 8, 32, 128]) {
    const [sent, reading] = await Promise.all([
      withAutocannon(`${site.url}/contact.json`, { connections, seconds, body, headers }),
      withAutocannon(`${site.url}/about`, { connections: 1, seconds }),
    ]);
    runs.push({ sent, reading });
  }
  const memory = site.memory();
  await site.stop();
  return { seconds, memory, runs };
}
