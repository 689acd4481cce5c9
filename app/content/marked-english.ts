/**
 * English texts on a page in another language: each stands between two characters of Unicode's private
 * use, which entry.server.tsx replaces by an element with its language. So a text may stand in a
 * sentence, and no component has to know where it came from.
 */
const [begin, end] = ["\ue000", "\ue001"];

/** Marks an English text, each of its lines by itself, because pages make paragraphs of them. */
export const inEnglish = (text: string): string =>
  text.replace(/[^\n]+/g, (line) => begin + line + end);

/** The language of a text: "en" for one that is marked, undefined for one in the page's own. */
export const markedLanguage = (text: string): "en" | undefined =>
  text.startsWith(begin) ? "en" : undefined;

const marked = new RegExp(`${begin}([^${begin}${end}]*)${end}`, "g");
const anyMark = new RegExp(`[${begin}${end}]`, "g");

/** Whether a page has marks: most have none, and are searched no further. */
export const hasMarks = (html: string): boolean => html.includes(begin) || html.includes(end);

/** A text without marks: for attributes, titles, scripts, files and mails. */
export const withoutMarks = (text: string): string => text.replace(anyMark, "");

/** HTML whose marked texts are elements with their language. A single mark, such as a visitor's, is removed. */
export const withMarkedElements = (html: string): string =>
  withoutMarks(html.replace(marked, '<span lang="en">$1</span>'));
