/** PostgreSQL stores no NUL and no lone surrogate. Both engines keep the same text. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
