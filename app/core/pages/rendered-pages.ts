/** The pages that the build has rendered, for a start with the same facts. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HourLight } from "~/content/en/pictures";
import { languages, pathIn } from "~/content/languages";
import { type PageSet, refusals } from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";

/** Home's paths, the only pages that show the light of the hour. */
export const litPaths = languages.map((language) => pathIn(language, "/"));
/** Has a date of the day on which it is rendered. */
const datedPath = "/.well-known/security.txt";

const file = "rendered.json";

/** HTML and machine files, by path or key of a refusal. */
type Rendered = Readonly<Record<string, string>>;
/** Home in each language, by light. */
type Lit = Readonly<Record<string, Rendered>>;

/** What all pages are rendered from, apart from the light. */
type Input = { facts: Facts; pageDates: Readonly<Record<string, string>> };

const keyOf = ({ facts, pageDates }: Input) =>
  createHash("sha256")
    .update(JSON.stringify([facts, pageDates]))
    .digest("hex");

/** By path or key of a refusal; none when the build's facts or dates were others. */
export async function readRendered(
  folder: string,
  { light = "", ...input }: Input & { light?: HourLight },
): Promise<Rendered> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) return {};
  const stored: { key: string; pages: Rendered; lit: Lit } = JSON.parse(text);
  if (stored.key !== keyOf(input)) return {};
  return { ...stored.pages, ...stored.lit[light] };
}

/** @param sets of the same input in each light */
export async function writeRendered(
  folder: string,
  input: Input,
  sets: ReadonlyMap<HourLight, PageSet>,
) {
  const pages: Record<string, string> = {};
  const lit: Record<string, Record<string, string>> = {};
  for (const [light, set] of sets) {
    const homes: Record<string, string> = {};
    for (const [path, { content }] of set.pages)
      if (litPaths.includes(path)) homes[path] = content.toString();
      else if (path !== datedPath) pages[path] = content.toString();
    lit[light] = homes;
    for (const { language, status, key } of refusals)
      pages[key] = set.refusalPages[language][status].content.toString();
  }
  await writeFile(join(folder, file), JSON.stringify({ key: keyOf(input), pages, lit }));
}
