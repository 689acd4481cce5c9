import { selectOne } from "css-select";
import type { parseDocument } from "htmlparser2";
import postcss from "postcss";
import selectorParser, { type Node, type Selector } from "postcss-selector-parser";

type Page = ReturnType<typeof parseDocument>;

/** Attributes that scripts or the browser set while a page is used. */
export const setWhileUsed = [
  "open",
  "hidden",
  "aria-expanded",
  "aria-pressed",
  "aria-selected",
  "aria-invalid",
  "data-tabs-ready",
  "data-catalogue-ready",
  "data-office-status",
  "data-type",
];

/**
 * Pseudo-classes that say what an element is and where it stands, as built; all others say what
 * happens to it. Only islands disable something.
 */
const structural = /^:(not|is|where|has|root|disabled|(first|last|only|nth)-.*)$/;

/**
 * Leaves out rules whose selectors no element of the pages can ever match. Names alone do not say
 * that: a page may have `.tone-night` and `.lead`, and never one in the other.
 */
export function keepMatchingRules(css: string, pages: readonly Page[]): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === "atrule" && "name" in parent && /keyframes$/.test(parent.name)) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, pages));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function canMatch(selector: string, pages: readonly Page[]): boolean {
  const lasting = selectorParser(withoutStates).processSync(selector);
  try {
    return pages.some((page) => selectOne(lasting, page) !== null);
  } catch {
    // Not known to the library: it stays.
    return true;
  }
}

/** `.card:hover > a[aria-current]::before` → `.card > a`: what does not change while a page is used. */
function withoutStates(selectors: selectorParser.Root) {
  selectors.walkPseudos((pseudo) => {
    if (pseudo.value === ":not" && pseudo.some(holdsState)) pseudo.remove();
  });
  selectors.walk((node) => {
    if (isState(node)) node.remove();
  });
  selectors.walkPseudos((pseudo) => {
    if (pseudo.nodes.length > 0 && pseudo.every(isEmpty)) pseudo.remove();
  });
  selectors.each(fillGaps);
}

const isState = (node: Node) =>
  (node.type === "attribute" && setWhileUsed.includes(node.attribute)) ||
  (node.type === "pseudo" && !structural.test(node.value));

function holdsState(selector: Selector): boolean {
  let found = false;
  selector.walk((node) => {
    if (isState(node)) found = true;
  });
  return found;
}

const isEmpty = (selector: Selector) => selector.toString().trim() === "";

/** `> :hover` has become `>`, which wants an element on each side. */
function fillGaps(selector: Selector) {
  const any = () => selectorParser.universal({ value: "*" });
  for (const node of [...selector.nodes])
    if (node.type === "combinator") {
      if (!node.prev() || node.prev()?.type === "combinator") selector.insertBefore(node, any());
      if (!node.next()) selector.insertAfter(node, any());
    }
  if (selector.nodes.length === 0) selector.append(any());
}
