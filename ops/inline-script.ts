import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { parse } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { type Language, languages } from "../app/content/languages.ts";
import { styleBrowsers, styleOptions } from "./style-options.ts";

/**
 * Small scripts without a framework, bundled and minified. `import text from "./enhance.ts?script"`
 * returns the script as a string, for a page to inline without a request. `import url from
 * "./dialogs.ts?script-url"` makes it a module file and returns its URL, for scripts that are
 * fetched at their first use. With "?scripts" and "?script-urls" the default export has one for each
 * language, for scripts that contain words: each imports those of `content/en`, and the other
 * language's bundle gets the module of the same name instead.
 */
export function inlineScript(): Plugin {
  const suffix = /\?script(?:s|-url|-urls)?$/;
  /** In development: the entries of script files that contain words, by their URLs. */
  const entries = new Map<string, string>();
  return {
    name: "inline-script",
    enforce: "pre",
    configureServer: ({ middlewares }) => {
      // Another language's script is bundled each time that a page asks for it.
      middlewares.use(async ({ url = "" }, response, next) => {
        const [source = "", query] = url.split("?language=");
        const entry = entries.get(source);
        const language = languages.find((one) => one === query);
        if (!entry || !language) return next();
        const { code } = await bundle(entry, "es", language);
        response.setHeader("Content-Type", "text/javascript").end(code);
      });
    },
    async resolveId(source, importer) {
      const [query] = suffix.exec(source) ?? [];
      if (!query) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && `\0${found.id}${query}`;
    },
    async load(id) {
      const [query] = suffix.exec(id) ?? [];
      if (!id.startsWith("\0") || !query) return null;
      const entry = id.slice(1, -query.length);
      const isFile = query.startsWith("?script-url");
      const made = async (language: Language) => {
        if (isFile && this.environment.mode === "dev") {
          // In development the server serves the source itself, in English.
          const source = entry.slice(process.cwd().length);
          if (language === "en") return source;
          entries.set(source, entry);
          return `${source}?language=${language}`;
        }
        const { code, moduleIds } = await bundle(entry, isFile ? "es" : "iife", language);
        for (const file of moduleIds) this.addWatchFile(file.replace(/\?.*/, ""));
        const text = code.trim();
        if (!isFile) return text;
        const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
        const fileName = `assets/${parse(entry).name}-${hash}.js`;
        if (this.environment.name === "client")
          this.emitFile({ type: "asset", fileName, source: text });
        return `/${fileName}`;
      };
      if (!query.endsWith("s")) return `export default ${JSON.stringify(await made("en"))};`;
      const all = await Promise.all(languages.map(async (one) => [one, await made(one)]));
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}

/** Resolves an English module of words to the one of another language, except from that one. */
const wordsOf = (language: Language): Plugin => ({
  name: "words-of-language",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const [english, own] = ["/app/content/en/", `/app/content/${language}/`];
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found?.id.includes(english) || importer?.includes(own)) return found;
    const id = found.id.replace(english, own);
    return existsSync(id) ? id : found;
  },
});

async function bundle(
  entry: string,
  format: "es" | "iife",
  language: Language,
): Promise<Rolldown.OutputChunk> {
  const result = (await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    resolve: { tsconfigPaths: true },
    plugins: language === "en" ? [] : [wordsOf(language)],
    css: styleOptions,
    build: {
      write: false,
      target: "es2022",
      cssTarget: styleBrowsers,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0];
}
