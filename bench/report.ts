/** npm run bench: measures everything, then writes bench/RESULTS.md. `report` alone only writes it. */
import { writeFileSync } from "node:fs";
import { deskReport } from "./desk/desk-report";
import type { Hammered } from "./hammer";
import type { LighthouseFigures } from "./lighthouse-runs";
import { limitsOf } from "./over-budget";
import { weighPages } from "./page-weight";
import type { PublishingRun } from "./publishing";
import { readFigures, type Stamp } from "./save-figures";

type Runs<Run> = Stamp & { seconds: number; runs: readonly Run[] };
type Posts = Runs<{ sent: Hammered; reading: Hammered }> & { memory: number };
type Load = {
  startUp?: Stamp & { times: readonly number[] };
  static?: Runs<{ nginx: Hammered; site: Hammered }> & { idleMemory: number; busyMemory: number };
  sqlite?: Posts;
  postgres?: Posts;
};

/** Table heads, and the rows below them. */
type Columns<Row> = readonly [string, (row: Row) => string | number][];

function table<Row>(rows: readonly Row[], columns: Columns<Row>) {
  const heads = columns.map(([head]) => head);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  return [heads, heads.map(() => "---"), ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

const minute = ({ date }: Stamp) => date.slice(0, 16).replace("T", " ");

const when = (stamp: Stamp) =>
  `Measured ${minute(stamp)} UTC on ${stamp.machine}; load in the minute before: ${stamp.load}.`;

const whenRun = (part: Stamp & { seconds: number }) =>
  `${when(part)} ${part.seconds} seconds a run, client and server on the same machine.`;

async function weights() {
  const pages = (await weighPages("build")).toSorted((a, b) => b.document - a.document);
  return `## Bytes and requests

Brotli at its highest quality, pictures left out, of the build in \`build/\`. "Sent" is the document
as it goes over the wire, with style and scripts in it; "answer" is the same with the headers that
stand before it on https, and "allowed" is what that may weigh: one window of a new connection, but
for the catalogue (\`docs/decisions/009-what-comes-first.md\`). Requests: page and two fonts on a phone,
and a moment after the first paint the script of the weight-loss pages' tabs; wide screens also fetch
the dropdown's script. Each of the two is less than 1 KB. No style sheet is a request of its own, and
the icon is in the page. "First touch" is what a form loads when a visitor first points at it or
focuses it; toasts come with the first character.

${table(pages, [
  ["page", ({ path }) => path],
  ["HTML + CSS", ({ htmlAndCss }) => htmlAndCss],
  ["scripts inline", ({ inlineScripts }) => inlineScripts],
  ["sent", ({ document }) => document],
  ["answer", ({ answer }) => answer],
  ["allowed", ({ path }) => limitsOf(path).answer],
  ["fonts", ({ fonts }) => fonts],
  ["requests", ({ requests }) => requests],
  [
    "on first touch",
    ({ firstTouch, touched }) => (firstTouch ? `${firstTouch} in ${touched.length}` : "0"),
  ],
])}
`;
}

function lighthouse() {
  const figures = readFigures<{ pages: (Stamp & LighthouseFigures)[] }>("lighthouse");
  if (!figures) return "";
  return `## Lighthouse

Measured on ${[...new Set(figures.pages.map(({ machine }) => machine))].join(" and ")};
when (UTC) and the load in the minute before stand in the row. Lighthouse 13, mobile, simulated slow
4G and a processor four times slower; medians of the number of runs that stands in the row. On a busy
machine the times (LCP, TBT, and with them the first score) come out worse than they are. The bare
page is two lines of HTML with the headers of the site's pages: what the browser and the machine take
by themselves. TBT counts by the clock, from the first paint that Lighthouse's model expects: a task
is also long when it waits because other processes have the machine's cores. "By work" counts in the
processor's time, and all long tasks from the start of the navigation: more of them, without waits.

${table(figures.pages, [
  ["page", (page) => page.path],
  ["runs", (page) => page.runs],
  ["performance", (page) => page.performance],
  ["accessibility", (page) => page.accessibility],
  ["practices", (page) => page.bestPractices],
  ["SEO", (page) => page.seo],
  ["LCP ms", (page) => page.lcp],
  ["TBT ms", (page) => page.tbt],
  ["by work", (page) => page.blockingWork],
  ["CLS", (page) => page.cls],
  ["measured", minute],
  ["load", (page) => page.load],
])}
`;
}

const posts = (title: string, part: Posts) => `### ${title}

${whenRun(part)}

${table(part.runs, [
  ["connections", ({ sent }) => sent.connections],
  ["stored per second", ({ sent }) => sent.requestsPerSecond],
  ["p50 ms", ({ sent }) => sent.p50],
  ["p99 ms", ({ sent }) => sent.p99],
  ["max ms", ({ sent }) => sent.max],
  ["not stored", ({ sent }) => sent.failed],
  // No page was read during the run: the process only stored inquiries.
  [
    "readers' p99 ms",
    ({ reading }) => (reading.requestsPerSecond > 0 ? reading.p99 : "none answered"),
  ],
])}

Memory of the process afterwards: ${part.memory} MB.
`;

function load() {
  const figures = readFigures<Load>("load");
  if (!figures) return "";
  const { startUp, static: files, sqlite, postgres } = figures;
  return `## Server

${startUp ? `Process start to first request, milliseconds, five starts: ${startUp.times.join(", ")}.\n${when(startUp)}\n` : ""}
${
  files
    ? `${whenRun(files)}

Memory (resident): ${files.idleMemory} MB idle, ${files.busyMemory} MB after the runs below.

\`/about\` with brotli from nginx (Debian's, one worker, \`deploy/nginx.conf\`) and from the site's one
process, in turn:

${table(
  files.runs.flatMap(({ nginx, site }) => [
    { from: "nginx", ...nginx },
    { from: "site", ...site },
  ]),
  [
    ["client", (run) => run.tool],
    ["connections", (run) => run.connections],
    ["from", (run) => run.from],
    ["requests/s", (run) => run.requestsPerSecond],
    ["p50 ms", (run) => run.p50],
    ["p99 ms", (run) => run.p99],
    ["max ms", (run) => run.max],
    ["failed", (run) => run.failed],
  ],
)}
`
    : ""
}
## Inquiries

Posts to /contact.json, each a submission of its own, stored before it is answered; one more visitor
reads /about all the while. Refused early with 503 (or not answered in time) counts as not stored.

${sqlite ? posts("SQLite (WAL, synchronous=FULL)", sqlite) : ""}
${postgres ? posts("PostgreSQL (on the same machine, fsync off as in the tests)", postgres) : ""}`;
}

function publishing() {
  const figures = readFigures<{
    publishing: Stamp & {
      readers: number;
      idleMemory: number;
      restMemory: number;
      runs: readonly PublishingRun[];
    };
  }>("publishing");
  if (!figures) return "";
  const part = figures.publishing;
  return `## Publishing

From the click on "Publish now" to the answer, to the last page that is served with the new text (a
price: the three kinds of pages that show it; the banner: every page), while ${part.readers} readers a second come, whose waiting counts from the moment at which
their request was due. Client and server on the same machine.

${when(part)}

Memory (resident): ${part.idleMemory} MB before, ${part.restMemory} MB after all runs.

${table(part.runs, [
  ["published", ({ what }) => what],
  ["answer ms", ({ answered }) => answered],
  ["last page ms", ({ lastPage }) => lastPage],
  ["readers' p99 ms before", ({ before }) => before.p99],
  ["until the last page", ({ during }) => during.p99],
  ["reads that failed", ({ before, during }) => before.failed + during.failed],
  ["most memory MB", ({ memory }) => memory],
])}
`;
}

writeFileSync(
  "bench/RESULTS.md",
  `# Measurements

Written by \`npm run bench\`; \`npm run bench:budget\` checks the bytes alone and is part of the tests.

${[weights(), lighthouse(), load(), publishing(), deskReport(when)].filter(Boolean).join("\n")}`.replaceAll(
    /\n{3,}/g,
    "\n\n",
  ),
);
console.log("bench/RESULTS.md");
