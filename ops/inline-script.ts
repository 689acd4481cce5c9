import { createHash } from "node:crypto";
import { parse } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { styleBrowsers, styleOptions } from "./style-options.ts";

/**
 * Small scripts without a framework, bundled and minified. `import text from "./enhance.ts?script"`
 * returns the script as a string, for a page to inline without a request. `import url from
 * "./dialogs.ts?script-url"` makes it a module file and returns its URL, for scripts that are
 * fetched at their first use.
 */
export function inlineScript(): Plugin {
  const suffix = /\?script(?:-url)?$/;
  return {
    name: "inline-script",
    enforce: "pre",
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
      const isFile = query === "?script-url";
      // In development the server serves the source itself.
      if (isFile && this.environment.mode === "dev")
        return `export default ${JSON.stringify(entry.slice(process.cwd().length))};`;
      const { code, moduleIds } = await bundle(entry, isFile ? "es" : "iife");
      for (const file of moduleIds) this.addWatchFile(file.replace(/\?.*/, ""));
      const text = code.trim();
      if (!isFile) return `export default ${JSON.stringify(text)};`;
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
      const fileName = `assets/${parse(entry).name}-${hash}.js`;
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName, source: text });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundle(entry: string, format: "es" | "iife"): Promise<Rolldown.OutputChunk> {
  const result = (await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    resolve: { tsconfigPaths: true },
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
