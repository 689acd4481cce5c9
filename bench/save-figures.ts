import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** When and on which machine a part or a page was measured. */
export type Stamp = {
  /** ISO instant at the end of the measurement. */
  date: string;
  machine: string;
  /** The system's load in the minute before. Above the number of cores, times are worse. */
  load: number;
};

const usualFolder = "bench/figures";

/**
 * Writes one part of the figures into its file, where the other parts stay as they are.
 * bench/report.ts makes RESULTS.md from all files.
 */
export function savePart(name: string, part: string, content: object, folder = usualFolder) {
  const figures = readFigures<Record<string, object>>(name, folder);
  write(name, { ...figures, [part]: { ...stamp(), ...content } }, folder);
}

/** The same for one page. `paths` are all pages of the site; figures of others are removed. */
export function savePage(
  name: string,
  page: { path: string },
  paths: readonly string[],
  folder = usualFolder,
) {
  const { pages = [] } = readFigures<{ pages: { path: string }[] }>(name, folder) ?? {};
  const all = new Map(pages.map((one) => [one.path, one]));
  all.set(page.path, { ...stamp(), ...page });
  write(name, { pages: paths.flatMap((path) => all.get(path) ?? []) }, folder);
}

export function readFigures<Figures>(name: string, folder = usualFolder): Figures | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as Figures;
  } catch {
    return undefined;
  }
}

function write(name: string, figures: object, folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
}

function stamp(): Stamp {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString(),
    machine: `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
