import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, csvRecords } from "~/core/csv";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { numbersTables } from "./numbers-tables";
import type { DeskNumbersServices } from "./numbers-types";
import { makeReadNumbers } from "./read-numbers.server";

/** What the page of numbers may ask. Its file has the tables of the page, one below the other. */
export function makeDeskNumbers(parts: DeskParts): DeskNumbersServices {
  const readNumbers = makeReadNumbers(parts);
  return {
    readNumbers,
    async exportNumbers(asked) {
      const tables = numbersTables(await readNumbers(asked));
      const records = tables.flatMap(({ title, columns, rows }) =>
        rows.flatMap(([name = "", ...values]) =>
          values.map((value, n) => [title, name, columns[n + 1] ?? "", value]),
        ),
      );
      await writeAudit(parts.db, {
        at: parts.clock(),
        who: asked.who,
        action: "exported the numbers",
        detail: `${records.length} rows`,
      });
      return byteOrderMark + csvRecords([["Table", "Row", "Column", "Value"], ...records]);
    },
  };
}
