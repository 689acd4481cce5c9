/** RFC 4180 text that spreadsheets open as it is: UTF-8 with a mark, nothing taken for a formula. */
export const byteOrderMark = "\u{FEFF}";

/** Characters that make a spreadsheet calculate instead of show, the wide forms of East Asia too. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * One record with its line end. A cell that a spreadsheet would run begins with an apostrophe,
 * also where blanks stand before the sign.
 */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = startsFormula.test(text) || startsFormula.test(text.trimStart()) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
