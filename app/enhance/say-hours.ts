/**
 * Writes a line about hours. The clinic's note at its end, in English where the clinic has no other,
 * gets its language, so that a screen reader pronounces it as such.
 */
export function sayHours(
  place: HTMLElement,
  line: string,
  { holidayNote, noteLang }: { holidayNote: string; noteLang?: string | undefined },
) {
  const isEnglish = noteLang && line.endsWith(holidayNote);
  place.textContent = isEnglish ? line.slice(0, -holidayNote.length) : line;
  if (!isEnglish) return;
  const note = Object.assign(document.createElement("span"), { textContent: holidayNote });
  note.lang = noteLang;
  place.append(note);
}
