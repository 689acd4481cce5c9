import { DomUtils, type parseDocument } from "htmlparser2";
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

type Page = ReturnType<typeof parseDocument>;

const property = /(?<=--)[a-z][\w-]*/g;

/**
 * Gives the classes and custom properties of a page names of one or two letters, in the page and
 * in its style, which is returned. A page and its style are sent together, so nobody else has to
 * know them; names that a script of the page or something in `others` uses stay as they are.
 */
export function shortenNames(css: string, page: Page, others: string): string {
  const scripts = DomUtils.getElementsByTagName("script", page)
    .filter(({ attribs }) => attribs.type !== "application/ld+json")
    .map(DomUtils.textContent);
  const kept = new Set([others, ...scripts].join("\n").match(/[\w-]+/g));
  const styled = DomUtils.getElementsByTagName("*", page).filter(({ attribs }) => attribs.class);
  const classesOf = ({ attribs }: (typeof styled)[number]) => (attribs.class ?? "").split(/\s+/);
  const properties = css.match(property) ?? [];
  const inRules: string[] = [];
  const root = postcss.parse(css);
  const readNames = selectorParser((selectors) => {
    selectors.walkClasses(({ value }) => {
      inRules.push(value);
    });
    selectors.walkAttributes(({ attribute, operator }) => {
      if (attribute === "class" && operator) throw new Error(`Classes are renamed: ${selectors}`);
    });
  });
  root.walkRules(({ selector }) => {
    readNames.processSync(selector);
  });
  const isKept = (name: string) => kept.has(name) || kept.has(`--${name}`);
  const names = [...properties, ...styled.flatMap(classesOf), ...inRules];
  const short = shortNames(names, isKept);
  const renamed = (name: string) => short.get(name) ?? name;

  for (const element of styled) element.attribs.class = classesOf(element).map(renamed).join(" ");
  const renameClasses = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      node.value = renamed(node.value);
    }),
  );
  root.walkDecls((declaration) => {
    declaration.prop = declaration.prop.replace(property, renamed);
    declaration.value = declaration.value.replace(property, renamed);
  });
  // @property, @container style().
  root.walkAtRules((rule) => {
    rule.params = rule.params.replace(property, renamed);
  });
  root.walkRules((rule) => {
    rule.selector = renameClasses.processSync(rule.selector);
  });
  return root.toString();
}

/** The most frequent names get the shortest ones. */
function shortNames(names: readonly string[], isKept: (name: string) => boolean) {
  const counts = new Map<string, number>();
  for (const name of names) if (!isKept(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const short = letters();
  const next = () => {
    let name = short.next().value;
    while (isKept(name)) name = short.next().value;
    return name;
  };
  return new Map([...counts].sort(([, a], [, b]) => b - a).map(([name]) => [name, next()]));
}

/** a, b, … z, aa, ab, … */
function* letters(): Generator<string, never> {
  for (let number = 0; ; number++) {
    let name = "";
    for (let rest = number; rest >= 0; rest = Math.floor(rest / 26) - 1)
      name = String.fromCharCode(97 + (rest % 26)) + name;
    yield name;
  }
}
