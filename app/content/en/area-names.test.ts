import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, it } from "vitest";
import { finishedPages } from "../../../tests/fixtures/built-pages";
import { attribute, childrenOf, type Node, textOf } from "../../../tests/fixtures/built-texts";
import { builtPages } from "../../static-paths";

/** Names that an area of care must not have (areas.ts has the ones it has). */
const otherNames =
  /anti-?aging|hormone replacement(?! therapy)|hormone optimi[sz]ation|testosterone (&|and) hormone|medical weight loss|weight loss & aesthetics/i;

/**
 * Places whose names the specification fixes: the filters and their groups, the footer's groups, the
 * form's services, the modalities of sexual health, the uses of the body scan.
 */
const fixedPlaces: Record<string, (node: Node) => boolean> = {
  "the footer": ({ nodeName }) => nodeName === "footer",
  "the filters": (node) => attribute(node, "class") === "filters",
  "the services of the form": ({ nodeName }) => nodeName === "option",
  "the modality": (node) =>
    node.nodeName === "h3" && textOf(node).trim() === "Hormone Optimization",
  "the use of the scan": (node) =>
    node.nodeName === "h3" && textOf(node).trim() === "Medical Weight Loss",
};

/** What people see or hear: texts, labels, the title and the description. */
function shown(node: Node): string[] {
  if (node.nodeName === "#text") return [(node as DefaultTreeAdapterTypes.TextNode).value];
  if (["script", "style", "template"].includes(node.nodeName)) return [];
  if (Object.values(fixedPlaces).some((isFixed) => isFixed(node))) return [];
  const isDescription = ["description", "og:title"].includes(
    attribute(node, "name") ?? attribute(node, "property") ?? "",
  );
  return [
    attribute(node, "aria-label") ?? "",
    attribute(node, "alt") ?? "",
    (isDescription && attribute(node, "content")) || "",
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
