import { inlineStyle } from "~/core/pages/finish-page";
import type { PageStyles } from "~/core/pages/page-styles";
import { keepUsedCss } from "./keep-used-css";
import { type Scripts, scriptsOfIsland, withImports } from "./with-imports";

/**
 * The style of every kind of page: the rules of the site's style that its pages can need.
 * @param pages by kind, rendered with everything switched on that the facts can switch on: a fact
 *   that is published later needs no rule that is missing
 * @param dialogs of the treatments, which a script puts into pages whose cards open them
 */
export async function makePageStyles(
  pages: Readonly<Record<string, readonly string[]>>,
  { scripts, dialogs }: { scripts: Scripts; dialogs: string },
): Promise<PageStyles> {
  const styles: Record<string, string> = {};
  for (const [kind, rendered] of Object.entries(pages)) {
    const all = rendered.join("\n");
    const [css, ...others] = new Set(rendered.map((page) => inlineStyle.exec(page)?.[1] ?? ""));
    if (others.length > 0) throw new Error(`Pages of the kind "${kind}" have different styles`);
    const islands = [...all.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
    const needed = islands.flatMap((island) => scriptsOfIsland(scripts, island));
    styles[kind] = await keepUsedCss(css ?? "", {
      markup: all.includes("data-opens=") ? [...rendered, dialogs] : rendered,
      scripts: withImports(scripts, needed, "ever").map((name) => scripts.get(name) ?? ""),
    });
  }
  return styles;
}
