import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "~/core/config/config";
import { openExistingDatabase } from "~/core/db/open";
import { makeLogger } from "~/core/log/logger";
import { readHead } from "~/core/pages/content-versions";
import { openLiveSite } from "~/core/pages/live-site";
import { buildFolder, compressedFolder, readPageStyles } from "~/core/pages/page-styles";
import { currentFacts as builtFacts } from "~/facts/current-facts";
import { changesBetween, type FactChange } from "~/facts/fact-change";
import { type Facts, factsJsonSchema, factsProblems } from "~/facts/facts-schema";
import { isOwnClinic } from "~/facts/identity";
import { readClaims, requestClaimReviews } from "./claims.server";
import { withRecords } from "./drafts.server";
import { fieldsOf } from "./fields-of";
import { type PublishApp, publishFacts } from "./publish-facts.server";

/** `npm run facts -- …`. Returns the output; throws an error that says what to do. */
export async function factsProgram(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const [what = ""] = parameters;
  if (what === "schema") return factsJsonSchema();
  if (!["export", "check", "import"].includes(what)) throw new Error(usage);
  const config = readConfig(env);
  const { db, close } = await openExistingDatabase(config);
  const clock = () => new Date();
  const ownFacts = builtFacts();
  return runFactsProgram(parameters, {
    db,
    clock,
    ownFacts,
    async openSite() {
      const { renderPage: render } = await import("~/core/pages/render-page");
      return openLiveSite({
        db,
        clock,
        logger: makeLogger("silent"),
        ownFacts,
        render,
        styles: readPageStyles(buildFolder),
        compressedPages: isOwnClinic ? join(buildFolder, compressedFolder) : null,
        https: config.siteUrl.startsWith("https:"),
      });
    },
  }).finally(close);
}

/** `openSite` renders the site, which only an import needs. */
type FactsApp = Omit<PublishApp, "site"> & { openSite: () => Promise<PublishApp["site"]> };

export async function runFactsProgram(
  [what, ...rest]: readonly string[],
  { openSite, ...app }: FactsApp,
): Promise<string> {
  const file = rest.find((one) => !one.startsWith("--"));
  if (what === "export")
    return `${JSON.stringify((await readHead(app.db, app.ownFacts)).facts, null, 2)}\n`;
  if (what === "check" && file) {
    readFactsFile(file);
    return `The facts in ${file} fit.\n`;
  }
  if (what === "check") {
    const { version } = await readHead(app.db, app.ownFacts);
    return `The published facts (version ${version}) fit.\n`;
  }
  if (!file) throw new Error("Missing FILE. Usage: npm run facts -- import FILE");
  const preview = rest.includes("--preview");
  const facts = readFactsFile(file);
  const site = await openSite();
  return reportOf(
    await importFacts({ ...app, site }, facts, { preview }).finally(site.stop),
    preview,
  );
}

const usage = `npm run facts -- export > facts.json      the published facts
npm run facts -- check [facts.json]       checks them; one error per line
npm run facts -- import facts.json        shows what changes and publishes it; with --preview only shows
npm run facts -- schema                   their form, as in docs/facts.schema.json`;

/** Reads and checks a file. Skips lines before the first "{", which npm may have written. */
function readFactsFile(file: string): Facts {
  const text = readFileSync(file, "utf8");
  const start = /^\{/m.exec(text)?.index ?? 0;
  let stored: unknown;
  try {
    stored = JSON.parse(text.slice(start));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  const checked = factsProblems(stored);
  if ("problems" in checked)
    throw new Error(
      `The facts in ${file} do not fit:\n${checked.problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  return checked.facts;
}

function reportOf(
  { changes, version, refused }: Awaited<ReturnType<typeof importFacts>>,
  preview: boolean,
): string {
  const lines = changes.map(
    ({ path, from, to }: FactChange) => `${path}: ${shown(from)} -> ${shown(to)}`,
  );
  if (refused !== null) throw new Error([...lines, refused].join("\n"));
  const last =
    version !== null
      ? `Published as version ${version}. A site that runs serves it within 5 seconds.`
      : preview && changes.length > 0
        ? "Only shown: nothing was published."
        : "The site says this already.";
  return `${[...lines, last].join("\n")}\n`;
}

const shown = (value: unknown) => (value === undefined ? "(none)" : JSON.stringify(value));

/** Operator of the server, who cannot approve sentences that promise something. */
const operator = { id: "operator", name: "the operator" };

/**
 * Publishes facts from a file, as a version by the operator. Sentences that promise something need
 * approval at /staff/site/claims, like anybody's.
 */
export async function importFacts(
  app: PublishApp,
  facts: Facts,
  { preview }: { preview: boolean },
) {
  const { facts: now } = await readHead(app.db, app.ownFacts);
  // Edited facts stay marked as edited: an older file does not have the marks.
  const wanted = changesBetween(now, facts).filter(
    ({ path, to }) => to !== undefined || !path.endsWith(".priceEdited"),
  );
  const changes = changesBetween(now, withRecords(now, wanted, operator.name));
  /** `version` is null and `refused` says why, unless there was nothing to publish. */
  const result = (version: number | null, refused: string | null) => ({
    changes,
    version,
    refused,
  });
  if (preview || changes.length === 0) return result(null, null);
  const claims = await readClaims(app, changes, fieldsOf(now));
  await requestClaimReviews(app, operator, claims);
  if (claims.some(({ state }) => state !== "approved"))
    return result(null, claimsRefused(claims.map(({ path }) => path)));
  const about = { who: operator.name, personId: null, kind: "imported" as const, why: "" };
  const done = await publishFacts(app, { ...about, changes });
  if (done.outcome === "refused") return result(null, done.message);
  return result(done.outcome === "published" ? done.version : null, null);
}

const claimsRefused = (paths: readonly string[]) =>
  `Nothing was published: ${paths.join(", ")} promise something. Somebody has to approve that at /staff/site/claims; then import the file again.`;
