import { stringify } from "csv-stringify/sync";
import { timeZone } from "~/facts/identity";
import type { Cursor, Page } from "./db/queries";

/**
 * RFC 4180 text for spreadsheets: UTF-8 with a byte-order mark, and no cell that runs as a formula.
 */
export const byteOrderMark = "\u{FEFF}";

/** A number, a day or a time, with which a spreadsheet may calculate; a string stays text. */
export type CsvValue = { value: string };
export type CsvCell = string | CsvValue;

export type CsvColumn<Row> = [heading: string, cell: (row: Row) => CsvCell];

/** A list as CSV text, page by page, so that memory stays bounded. */
export async function* csvPages<Row>(
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: Cursor | null) => Promise<Pick<Page<Row>, "rows" | "older">>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([columns.map(([heading]) => heading)]);
  let cursor: Cursor | null = null;
  do {
    const { rows, older } = await readPage(cursor);
    if (rows.length > 0) yield csvRecords(rows.map((row) => columns.map(([, cell]) => cell(row))));
    cursor = older;
  } while (cursor);
}

/**
 * Spaces and invisible characters before one that makes a spreadsheet calculate, including East
 * Asia's wide forms. The last is Braille's blank.
 */
const formulaAfterBlanks = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+[=+\-@＝＋－＠]|^\n/u;

/** Digits that a spreadsheet reads as a number, a day or a time: 0012 becomes 12, and 1-2 a day. */
const digits =
  /^\s*(?:\p{Nd}[\p{Nd},]*(?:\.\p{Nd}*)?(?:e[+-]?\p{Nd}+)?|(?:\p{Nd}{1,2}|\p{Nd}{4})(?:[-/.:](?:\p{Nd}{1,2}|\p{Nd}{4})){1,2})\s*$/iu;

/**
 * Records with line ends, every field quoted. A text that a spreadsheet would calculate or read as a
 * number begins with an apostrophe, also where spaces or invisible characters precede the sign: Excel
 * and LibreOffice show it, Gnumeric does not, and all three keep the text. A line break within a cell
 * is one line feed, as in spreadsheets.
 */
export const csvRecords = (records: readonly (readonly CsvCell[])[]): string =>
  stringify(records as CsvCell[][], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: {
      string: (text) => defused(text.replace(/\r\n/g, "\n")),
      object: (cell) => (cell as CsvValue).value,
    },
  });

/** Escapes cells that the library misses, because it checks only the first character. */
const defused = (text: string) =>
  formulaAfterBlanks.test(text) || digits.test(text) ? `'${text}` : text;

const local = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-03-02 09:00:00" on the clinic's clock, which spreadsheets parse as a date; "" for null. */
export const csvTime = (instant: string | null): CsvValue => ({
  value: instant ? local.format(new Date(instant)) : "",
});
