/** One closed day or period as a row of the form; "" where nothing was typed. */
export type DayRow = Record<"from" | "until" | "name", string>;

const date = "\\d{4}-\\d\\d-\\d\\d";
const row = new RegExp(`^(${date})?(?: ?to (${date}))? ?(.*)$`);

/** Rows of a typed fact, also of an invalid one. */
export const rowsOf = (typed: string): DayRow[] =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, from = "", until = "", name = ""] = row.exec(line.trim()) ?? [];
      return { from, until, name };
    });

/** The typed fact: one line per row, without empty rows. */
export const typedRows = (rows: readonly DayRow[]): string =>
  rows
    .map(({ from, until, name }) =>
      [from, until && until !== from ? `to ${until}` : "", name.trim()].filter(Boolean).join(" "),
    )
    .filter(Boolean)
    .join("\n");
