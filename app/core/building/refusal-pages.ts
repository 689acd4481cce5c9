import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, pathIn } from "~/content/languages";
import { inlineHashes } from "~/core/http/memory-file";
import { refusalJson } from "~/core/http/refusals";
import { contentSecurityPolicy } from "~/core/http/security-headers";
import { refusalKind, withStyle } from "~/core/pages/page-set";
import { buildFolder, type PageStyles } from "~/core/pages/page-styles";
import { renderPage } from "~/core/pages/render-page";
import { inClinicHue } from "~/facts/clinic-hue";
import type { Facts } from "~/facts/facts-schema";

/** Below the build's folder, and a further clinic's. */
export const refusalFolder = "refused";

const laterSheet = /<link[^>]*href="\/(assets\/later-[\w-]+\.css)"[^>]*>/;

/**
 * The files of the folder from which nginx sends its own refusals, by name. Each page contains its own
 * policy, because nginx does not know its hashes, and its whole style: the site may not answer.
 */
export async function makeRefusalPages(facts: Facts, styles: PageStyles) {
  const files = new Map<string, string>();
  for (const language of languages) {
    const html = await renderPage(pathIn(language, "/"), { facts, pageDates: {} }, 500);
    const styled = withStyle(html, styles, refusalKind);
    const sheet = laterSheet.exec(styled)?.[1];
    if (!sheet) throw new Error("The error page has no style sheet of its own");
    const later = inClinicHue(readFileSync(join(buildFolder, "client", sheet), "utf8"));
    const page = styled.replace(laterSheet, () => `<style>${later}</style>`);
    const policy = contentSecurityPolicy({
      path: "",
      https: false,
      scripts: inlineHashes(page, "script"),
      styles: inlineHashes(page, "style"),
    }).replace("frame-ancestors 'none'; ", "");
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const name = language === "en" ? "refused" : `refused-${language}`;
    files.set(`${name}.html`, page.replace("<head>", `<head>${meta}`));
    files.set(`${name}.json`, refusalJson);
  }
  return files;
}
