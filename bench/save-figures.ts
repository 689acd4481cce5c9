import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** What one measurement found, with when and on what. */
export type Figures<Content> = {
  date: string;
  machine: string;
  /** Processes that wanted a core in the minute before: above the number of cores, times are worse. */
  load: number;
} & Content;

const folder = "bench/figures";

/** Keeps a measurement until the next of its kind; bench/report.ts makes RESULTS.md of all. */
export function saveFigures(name: string, content: object) {
  mkdirSync(folder, { recursive: true });
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const figures = {
    date: new Date().toISOString(),
    machine,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    ...content,
  };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
}

export function readFigures<Content>(name: string): Figures<Content> | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as Figures<Content>;
  } catch {
    return undefined;
  }
}
