import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, type CsvCell, csvRecords } from "~/core/csv";
import { numbersTables } from "./numbers-tables";
import { type NumbersAsked, readNumbers } from "./read-numbers.server";

/** Tables with a row per week or month. */
const periods: readonly string[] = ["weeks", "answers", "months"];

/** The page's tables as CSV text, one below the other. */
export async function exportNumbers(app: App, asked: NumbersAsked): Promise<string> {
  const tables = numbersTables(await readNumbers(app, asked));
  const records = tables.flatMap(({ name: table, title, columns, rows }) =>
    rows.flatMap(([name = "", ...values]) =>
      values.map((value, n): CsvCell[] => [
        title,
        periods.includes(table) ? { value: name } : name,
        columns[n + 1] ?? "",
        { value },
      ]),
    ),
  );
  await writeAudit(app.db, {
    at: app.clock(),
    actor: asked.actor,
    action: "exported the numbers",
    detail: `${records.length} rows`,
  });
  return byteOrderMark + csvRecords([["Table", "Row", "Column", "Value"], ...records]);
}
