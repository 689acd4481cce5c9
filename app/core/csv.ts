import { stringify } from "csv-stringify/sync";

/** RFC 4180 text that spreadsheets open as it is: UTF-8 with a mark, nothing taken for a formula. */
export const byteOrderMark = "\u{FEFF}";

/** Characters that make a spreadsheet calculate instead of show, the wide forms of East Asia too. */
const formulaAfterBlanks = /^\s+[=+\-@＝＋－＠]|^\n/u;

/**
 * Records with line ends, every field quoted. A cell that a spreadsheet would calculate begins with
 * an apostrophe, also where spaces precede the sign. A line break within a cell is one line feed,
 * as in spreadsheets.
 */
export const csvRecords = (records: readonly (readonly string[])[]): string =>
  stringify(records as string[][], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { string: (text) => defused(text.replace(/\r\n/g, "\n")) },
  });

/** Escapes cells that the library misses, because it checks only the first character. */
const defused = (text: string) => (formulaAfterBlanks.test(text) ? `'${text}` : text);
