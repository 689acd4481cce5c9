/**
 * Which way imports go; `npm run check` enforces it. An `import type` counts as an import. Paths are
 * regular expressions over the project's files, and over names of packages.
 */

const tests = "\\.test\\.tsx?$";
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
      "no-cycles",
      "Two files that need each other share something: give it a file of its own.",
      {},
      { circular: true },
    ),
    never(
      "programs-are-on-top",
      "Nothing imports ops/, bench/ or the end-to-end tests; the application never imports tests/.",
      { path: "^app/", pathNot: tests },
      "^(ops|bench|tests|art)/",
    ),
    never(
      "tests-are-not-imported",
      "What two tests share goes to tests/support or tests/fixtures, or to a file beside them.",
      {},
      `${tests}|\\.spec\\.ts$`,
    ),
    never(
      "core-knows-no-feature",
      "core/ is below site/ and staff/: take what is needed as an argument.",
      { path: "^app/core/", pathNot: tests },
      "^app/(site|staff)/",
    ),
    never(
      "staff-imports-no-page-of-the-site",
      "The site's pages use functions of staff features (.server.ts); the desk uses no page of the site.",
      { path: "^app/staff/", pathNot: tests },
      "^app/site/(?!frame/|payment/|seo/)",
    ),
    never(
      "frame-knows-no-feature",
      "The desk's frame is below its features; staff-layout.tsx puts them together.",
      { path: "^app/staff/frame/", pathNot: tests },
      "^app/staff/(?!frame/|sign-in/)",
    ),
    never(
      "words-are-passed-in",
      "A public page takes its words from useSite() or siteOf(), in its own language. What is the same in every language, and types, may come from content/en. Scripts of the browser import English words: the build makes one of them for each language (ops/inline-script.ts).",
      {
        path: "^app/(site|ui)/",
        pathNot: `${tests}|-script\\.ts$|\\.client\\.tsx$|^app/ui/form/toasts\\.tsx$|/find-in-browser\\.ts$`,
      },
      "^app/content/(en|es)/(?!(areas|pictures|wordmark|navigation|faqs|pages/page-words|pages/compare)\\.ts$)",
    ),
    never(
      "shared-components-are-below-pages",
      "Imports go one way: site and staff, then ui, then content and catalogue, then facts.",
      { path: "^app/(ui|catalogue|facts)/", pathNot: tests },
      "^app/(site(?!/frame)|staff)/",
    ),
    never(
      "content-has-no-components",
      "Imports go one way: site and staff, then ui, then content and catalogue, then facts.",
      { path: "^app/(content|catalogue|facts)/", pathNot: tests },
      "^app/(ui|site)/",
    ),
    never(
      "facts-know-no-words",
      "Facts are at the bottom: take what is needed as an argument.",
      { path: "^app/facts/", pathNot: tests },
      "^app/(content|catalogue)/",
    ),
    never(
      "facts-are-passed-in",
      "Ask for facts: useSite(), siteOf(matches), context.get(siteContext), or an argument.",
      {
        path: "^app/",
        pathNot: [
          tests,
          "^app/facts/(current-facts|new-clinic)\\.ts$",
          "^app/(start-site|core/building/.+|staff/people/staff-command\\.server|staff/website/facts-command\\.server)\\.ts$",
        ],
      },
      "^app/facts/(clinic-facts|current-facts)\\.ts$",
    ),
    never(
      "browser-code-imports-no-server",
      "Scripts and shared components run in browsers, where core/ and .server.ts do not exist.",
      { path: "^app/(ui|enhance)/|-script\\.ts$|\\.client\\.tsx$", pathNot: tests },
      "^app/core/(?!sessions/people)|\\.server\\.tsx?$",
    ),
    never(
      "libraries-of-providers",
      "Only core/mail and core/payment-provider import the libraries of mail and payment services.",
      { path: "^app/", pathNot: [tests, "^app/core/(mail|payment-provider)/"] },
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
