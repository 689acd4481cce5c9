/** "+19045550142" → "(904) 555-0142". Takes numbers of the United States in E.164 only. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (!line) throw new Error(`"${e164}" is no phone number of the United States in E.164`);
  return `(${area}) ${exchange}-${line}`;
}

/**
 * A typed number as the desk shows it: "904.555.0142" and "+1 904 555 0142" → "(904) 555-0142".
 * What is not ten digits of the United States, such as an extension, is shown as it was typed.
 */
export function phoneText(typed: string): string {
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? formatPhone(`+1${digits}`) : typed;
}
