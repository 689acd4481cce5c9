import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, it } from "vitest";
import { finishedPages } from "../../../tests/fixtures/built-pages";
import { builtPages } from "../../static-paths";

/** Names that an area of care must not have (areas.ts has the ones it has). */
const otherNames =
  /anti-?aging|hormone replacement(?! therapy)|hormone optimi[sz]ation|testosterone (&|and) hormone|medical weight loss|weight loss & aesthetics/i;

/**
 * Places whose names the specification fixes: the filters and their groups, the footer's groups, the
 * form's services, the modalities of sexual health, the uses of the body scan.
 */
const fixedPlaces: Record<string, (node: Element) => boolean> = {
  "the footer": ({ nodeName }) => nodeName === "footer",
  "the filters": (node) => attribute(node, "class") === "filters",
  "the services of the form": ({ nodeName }) => nodeName === "option",
  "the modality": (node) => node.nodeName === "h3" && textOf(node) === "Hormone Optimization",
  "the use of the scan": (node) => node.nodeName === "h3" && textOf(node) === "Medical Weight Loss",
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
const attribute = ({ attrs = [] }: Partial<Element>, name: string) =>
  attrs.find((one) => one.name === name)?.value ?? "";
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const textOf = (node: Node): string =>
  node.nodeName === "#text"
    ? (node as DefaultTreeAdapterTypes.TextNode).value
    : childrenOf(node).map(textOf).join("");

/** What people see or hear: texts, labels, the title and the description. */
function shown(node: Node): string[] {
  if (node.nodeName === "#text") return [(node as DefaultTreeAdapterTypes.TextNode).value];
  if (["script", "style", "template"].includes(node.nodeName)) return [];
  const element = node as Element;
  if (Object.values(fixedPlaces).some((isFixed) => isFixed(element))) return [];
  const isDescription = ["description", "og:title"].includes(
    attribute(element, "name") || attribute(element, "property"),
  );
  return [
    attribute(element, "aria-label"),
    attribute(element, "alt"),
    isDescription ? attribute(element, "content") : "",
    ...childrenOf(node).flatMap(shown),
  ];
}

// Outside the test: on a busy machine rendering all pages takes long.
const built = await finishedPages();

it("an area of care has one name on every page, except where the specification fixes another", () => {
  const found = builtPages.flatMap((path) =>
    shown(parse(built.get(path)?.content.toString() ?? "", { scriptingEnabled: false }))
      .filter((text) => otherNames.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
