import { build } from "esbuild";
import type { Plugin } from "vite";

/**
 * `import text from "./enhance.ts?script"` gives the bundled, minified script as a string, for a
 * page to carry inline: the small scripts cost no request and need no file of their own.
 */
export function inlineScript(): Plugin {
  const suffix = "?script";
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && `\0${found.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(suffix)) return null;
      const entry = id.slice(1, -suffix.length);
      const result = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: "iife",
        target: "es2022",
        charset: "utf8",
        write: false,
        metafile: true,
        tsconfig: "tsconfig.json",
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file);
      const text = (result.outputFiles[0]?.text ?? "").trim();
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
