/**
 * Which way imports go; `npm run check` holds it. An `import type` counts as an import. Paths are
 * regular expressions over the project's files, and over names of packages.
 */

const tests = "\\.test\\.tsx?$";
const programs = "^(commands|trials|bench|e2e|deploy)/";
const flows = "^server/(?!building/|db/|http/|providers/|publishing/)[^/]+/";
const packageNamed = (names) => `(^|node_modules/)(${names})(/|$)`;

/** One rule: files of `from` import nothing of `to`. */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from,
  to: typeof to === "string" ? { path: to } : to,
});

export default {
  forbidden: [
    never(
      "no-circles",
      "Two files that need each other share something: give it a file of its own.",
      {},
      { circular: true },
    ),
    never(
      "programs-are-on-top",
      "Imports go one way: commands, trials, bench and e2e; then testing; then server; then app.",
      { path: "^(app|server|testing)/" },
      programs,
    ),
    never(
      "testing-is-for-tests",
      "testing/ and art/ are for tests, trials, bench and e2e.",
      { path: "^(app|server)/", pathNot: tests },
      "^(testing|art)/",
    ),
    never(
      "tests-are-not-imported",
      "What two tests share goes to testing/, or to a file beside them.",
      {},
      `${tests}|\\.spec\\.ts$`,
    ),
    never(
      "app-asks-through-its-context",
      "app/context.ts is the only door to the server; app/contracts says what may be asked.",
      { path: "^app/", pathNot: tests },
      "^server/",
    ),
    never(
      "pages-are-above-ui",
      "Imports go one way: app/pages, app/ui, then app/content and app/catalogue, then app/facts.",
      { path: "^app/(ui|content|catalogue|facts|contracts)/", pathNot: tests },
      "^app/pages/",
    ),
    never(
      "ui-is-above-content",
      "Imports go one way: app/pages, app/ui, then app/content and app/catalogue, then app/facts.",
      { path: "^app/(content|catalogue|facts|contracts)/", pathNot: tests },
      "^app/ui/",
    ),
    never(
      "facts-are-at-the-bottom",
      "Facts know no words: take what is needed as an argument.",
      { path: "^app/facts/", pathNot: tests },
      "^app/(content|catalogue|contracts)/",
    ),
    never(
      "facts-are-handed-over",
      "Ask for facts: useFacts(), factsOf(matches), context.get(factsContext), or an argument.",
      {
        path: "^(app|server)/",
        pathNot: [
          tests,
          "^app/facts/(current-facts|facts-context\\.server)\\.ts$",
          "^server/(start-site|facts|building/.+|accounts/staff-command)\\.ts$",
        ],
      },
      "^app/facts/(clinic-facts|current-facts)\\.ts$",
    ),
    never(
      "database-and-providers-are-below-the-flows",
      "Imports go one way: server/http, the flows, then server/db and server/providers.",
      { path: "^server/(db|providers)/", pathNot: tests },
      { path: "^server/[^/]+/", pathNot: "^server/(db|providers)/" },
    ),
    never(
      "services-see-no-request",
      "A service takes values and gives values; requests and answers belong to server/http.",
      { path: flows, pathNot: tests },
      `^server/http/|${packageNamed("hono|@hono|react-router")}`,
    ),
    never(
      "libraries-of-providers",
      "Only server/providers imports the libraries of mail and payment services.",
      { path: "^(app|server)/", pathNot: [tests, "^server/providers/"] },
      packageNamed("stripe|nodemailer"),
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["types", "import"] },
  },
};
