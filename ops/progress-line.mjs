/**
 * One line that shows a step's progress: rewritten in place on a terminal. Elsewhere only its first
 * text is written, because piped output is a log.
 * Plain JavaScript for any Node from 20 on.
 * @param {string} first the step that begins, in words
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
    /** Leaves the line as it is; the next output follows below. */
    end() {
      if (out.isTTY) out.write("\n");
    },
  };
}
