import { readFileSync } from "node:fs";
import { join } from "node:path";
import readability from "text-readability";
import type { FileEntry } from "../server/publishing/file-entry.ts";

const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/**
 * The US school grade that the sentences of a page ask for (Flesch-Kincaid), by page of a finished
 * build: its paragraphs, list items and answers. An item that ends its heading's sentence counts as
 * a sentence of its own.
 */
export function readingGrades(build: string): { path: string; grade: number; words: number }[] {
  const files = JSON.parse(readFileSync(join(build, "files.json"), "utf8")) as Record<
    string,
    FileEntry
  >;
  return Object.entries(files)
    .filter(([, { type }]) => type.startsWith("text/html"))
    .map(([path, { file }]) => {
      const text = sentencesOf(readFileSync(join(build, "client", file), "utf8")).join(" ");
      return { path, grade: readability.fleschKincaidGrade(text), words: text.split(" ").length };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

function sentencesOf(html: string): string[] {
  const main = (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "").replace(
    /<(script|style|svg|noscript|dialog)\b[\s\S]*?<\/\1>/g,
    "",
  );
  return [...main.matchAll(/<(p|li|dd)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , inside = ""]) =>
      inside
        .replace(/<[^>]+>/g, " ")
        .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /[.!?]$/.test(text) && text.split(" ").length > 4)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}
