import { createHash } from "node:crypto";

/** `sha256-…` of every inline script or style that a browser would run or apply. */
export function inlineHashes(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  return [...found]
    .filter(([, attributes = ""]) => !/\b(src=|type="application\/ld\+json)/.test(attributes))
    .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}
