import type { DeskNumbersServices } from "../../../app/contracts/desk-numbers";
import { numbersTables } from "../../../app/pages/staff/numbers/numbers-tables";
import { byteOrderMark, csvRecords } from "../csv";
import type { DeskParts } from "../desk-parts";
import { writeAudit } from "../write-audit";
import { makeReadNumbers } from "./read-numbers";

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
