import { builtPages } from "../../../app/static-paths";

/** Pages for checks that are the same for every treatment: all others, and one treatment. */
export const onePageOfEachKind = builtPages.filter(
  (path) => !path.startsWith("/treatments/") || path === "/treatments/semaglutide",
);

type Node = Record<string, unknown> & { "@type": string | string[] };

/** A page's structured data, read from its source as search engines do. */
export function nodesOf(html: string): Node[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = ""]) => JSON.parse(json));
}

export const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => [node["@type"]].flat().includes(type));
