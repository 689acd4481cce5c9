/** "+19045550142" → "(904) 555-0142". Takes numbers of the United States in E.164 only. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (!line) throw new Error(`"${e164}" is no phone number of the United States in E.164`);
  return `(${area}) ${exchange}-${line}`;
}
