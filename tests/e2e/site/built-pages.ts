import type { APIRequestContext } from "@playwright/test";
import { builtPages } from "../../../app/static-paths";

/** Pages for checks that are the same for every treatment: all others, and one treatment. */
export const onePageOfEachKind = builtPages.filter(
  (path) => !path.startsWith("/treatments/") || path === "/treatments/semaglutide",
);

/** The dialogs of all treatments, which a script adds to pages. */
export async function dialogsOf(request: APIRequestContext): Promise<string> {
  const dialogs: Record<string, string> = await (await request.get(dialogsFile)).json();
  return Object.values(dialogs).join("");
}

export const dialogsFile = "/treatment-dialogs.json";

type Node = Record<string, unknown> & { "@type": string | string[] };

/** A page's structured data, read from its source as search engines do. */
export function nodesOf(html: string): Node[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = ""]) => JSON.parse(json));
}

export const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => [node["@type"]].flat().includes(type));
