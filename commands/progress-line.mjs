/**
 * One line that tells how far a step is: rewritten in place on a terminal, where somebody waits;
 * elsewhere only its first text is written, since what is piped is a log.
 * Plain JavaScript for any Node from 20 on.
 * @param {string} first what begins, in words
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} out
 */
export function startProgressLine(first, out = process.stdout) {
  const rewrite = (text) => out.write(`\r\u001b[2K${text.slice(0, (out.columns || 80) - 1)}`);
  out.write(out.isTTY ? first : `${first}\n`);
  return {
    /** @param {string} text replaces the line */
    show(text) {
      if (out.isTTY) rewrite(text);
    },
    /** Leaves the line as it is, for what is written next. */
    end() {
      if (out.isTTY) out.write("\n");
    },
  };
}
