/** Built scripts by the names of their files. bench/ runs this file itself, so it imports nothing. */
export type Scripts = ReadonlyMap<string, string>;

/** Static imports of minified modules, and static and dynamic imports together. */
const importsOf = {
  atOnce: /(?:from|import)\s*["'`]\.\/([^"'`]+)/g,
  ever: /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)/g,
};

/** The names of the scripts and of all that they import, directly or through others. */
export function withImports(
  scripts: Scripts,
  names: readonly string[],
  when: keyof typeof importsOf,
): string[] {
  const all = [...names];
  for (const name of all)
    for (const [, imported = ""] of scripts.get(name)?.matchAll(importsOf[when]) ?? [])
      if (!all.includes(imported)) all.push(imported);
  return all;
}

/** Names of the scripts that hydrate an island (`data-island`). */
export const scriptsOfIsland = (scripts: Scripts, island: string) =>
  [...scripts.keys()].filter((name) => name.startsWith(`${island}.client-`));
