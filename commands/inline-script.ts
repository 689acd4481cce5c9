import { createHash } from "node:crypto";
import { basename } from "node:path";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

/**
 * Small scripts that need no framework, bundled and minified.
 * `import text from "./enhance.ts?script"` gives the script as a string, for a page to carry
 * inline: it costs no request. `import url from "./dialogs.ts?script-url"` makes it a module file
 * and gives its address, for what is fetched when somebody first needs it.
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
      const { text, inputs } = await bundle(entry, isFile ? "esm" : "iife");
      for (const file of inputs) this.addWatchFile(file);
      if (!isFile) return `export default ${JSON.stringify(text)};`;
      // While developing, the server serves the source itself.
      if (this.environment.mode === "dev")
        return `export default ${JSON.stringify(entry.slice(process.cwd().length))};`;
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
      const fileName = `assets/${basename(entry, ".ts")}-${hash}.js`;
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName, source: text });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundle(entry: string, format: "esm" | "iife") {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    target: "es2022",
    charset: "utf8",
    write: false,
    metafile: true,
    tsconfig: "tsconfig.json",
    plugins: [styleAsText],
  });
  // The compiler adds it to every script: 28 useless bytes in each page.
  const text = (result.outputFiles[0]?.text ?? "").trim().replace(/^"use strict";/, "");
  return { text, inputs: Object.keys(result.metafile.inputs) };
}

/** `import style from "./dialog.css?inline"` gives the style as text here too, as Vite does. */
const styleAsText: EsbuildPlugin = {
  name: "style-as-text",
  setup(outer) {
    outer.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, kind }) => {
      const found = await outer.resolve(path.replace(/\?inline$/, ""), { resolveDir, kind });
      return { ...found, namespace: "style-as-text" };
    });
    outer.onLoad({ filter: /.*/, namespace: "style-as-text" }, async ({ path }) => {
      const result = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
      });
      return { contents: (result.outputFiles[0]?.text ?? "").trim(), loader: "text" };
    });
  },
};
