/** The pages that the build has rendered, for a start with the same facts. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HourLight } from "~/content/en/pictures";
import type { PageSet } from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";

/** Home's path, the only page that shows the light of the hour. */
export const litPath = "/";
/** Has a date of the day on which it is rendered. */
const datedPath = "/.well-known/security.txt";

const file = "rendered.json";

/** HTML and machine files, by path, error status or light. */
type Rendered = Readonly<Record<string, string>>;

/** What all pages are rendered from, apart from the light. */
type Input = { facts: Facts; pageDates: Readonly<Record<string, string>> };

const keyOf = ({ facts, pageDates }: Input) =>
  createHash("sha256")
    .update(JSON.stringify([facts, pageDates]))
    .digest("hex");

/** By path or error status; none when the build's facts or dates were others. */
export async function readRendered(
  folder: string,
  { light = "", ...input }: Input & { light?: HourLight },
): Promise<Rendered> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) return {};
  const stored: { key: string; pages: Rendered; lit: Rendered } = JSON.parse(text);
  if (stored.key !== keyOf(input)) return {};
  return { ...stored.pages, [litPath]: stored.lit[light] ?? "" };
}

/** @param sets of the same input in each light */
export async function writeRendered(
  folder: string,
  input: Input,
  sets: ReadonlyMap<HourLight, PageSet>,
) {
  const pages: Record<string, string> = {};
  const lit: Record<string, string> = {};
  for (const [light, set] of sets) {
    for (const [path, { content }] of set.pages)
      if (path === litPath) lit[light] = content.toString();
      else if (path !== datedPath) pages[path] = content.toString();
    for (const [status, { content }] of Object.entries(set.refusalPages))
      pages[status] = content.toString();
  }
  await writeFile(join(folder, file), JSON.stringify({ key: keyOf(input), pages, lit }));
}
