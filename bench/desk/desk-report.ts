import { readFigures, type Stamp } from "../save-figures";

type Measured = Stamp & {
  rows: number;
  memory: number;
  exportSeconds: number;
  figures: readonly { part: string; question: string; median: number; p95: number }[];
};

/** The part of RESULTS.md about the desk; "" until measured. `when` is the date and machine. */
export function deskReport(when: (stamp: Stamp) => string): string {
  const engines = readFigures<Record<"sqlite" | "postgres", Measured | undefined>>("desk");
  const measured = [
    ["SQLite", engines?.sqlite],
    ["PostgreSQL", engines?.postgres],
  ] as const;
  return measured
    .flatMap(([name, part]) => (part ? [section(name, part, when(part))] : []))
    .join("\n");
}

const section = (name: string, part: Measured, when: string) => `## Desk on ${name}

\`npm run bench -- desk\`: ${part.rows.toLocaleString("en-US")} inquiries with three entries of history each.
Whole answers with their line in the audit log, thirty times each, in one process. ${when}
Memory of the process: ${part.memory} MB. Export of everything: ${part.exportSeconds} s.

| part | question | median ms | p95 ms |
| --- | --- | --- | --- |
${part.figures
  .map(({ part: of, question, median, p95 }) => `| ${of} | ${question} | ${median} | ${p95} |`)
  .join("\n")}
`;
