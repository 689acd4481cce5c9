/** One closed day, or several, as its row of the form has it; "" where nothing was typed. */
export type DayRow = Record<"from" | "until" | "name", string>;

const date = "\\d{4}-\\d\\d-\\d\\d";
const row = new RegExp(`^(${date})?(?: ?to (${date}))? ?(.*)$`);

/** The rows of a typed fact, also of one that is not valid. */
export const rowsOf = (typed: string): DayRow[] =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, from = "", until = "", name = ""] = row.exec(line.trim()) ?? [];
      return { from, until, name };
    });

/** The fact as it is typed: a line for each row, without the empty ones. */
export const typedRows = (rows: readonly DayRow[]): string =>
  rows
    .map(({ from, until, name }) =>
      [from, until && until !== from ? `to ${until}` : "", name.trim()].filter(Boolean).join(" "),
    )
    .filter(Boolean)
    .join("\n");
