/**
 * Text as people type and paste it, before any rule is applied: pages, phones and word processors
 * add invisible characters. Browser and server call the same functions.
 */

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** With the Braille blank, which is drawn as a space. */
const spaces = /[\p{Zs}\u2800]/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Invisible characters that change the letter or emoji beside them: joiners, selectors, tags. */
const invisibleAlone =
  /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]]/gv;
const joinersOutside =
  /(?<![\p{L}\p{M}])(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?!\u200c|\u200d|\p{L})/gu;

const withPlainSpaces = (text: string) => text.replace(lineBreaks, "\n").replace(spaces, " ");

/** A phone number, an email, a code, a search: only what is visible, with "-" for every dash. */
export const plainLine = (text: string): string =>
  withPlainSpaces(text).replace(invisible, "").replace(dashes, "-").trim();

/** A name: as `plainLine`, with the joiners between letters that Persian and Sinhala need. */
export const plainName = (text: string): string =>
  withPlainSpaces(text)
    .replace(/[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]/gv, "")
    .replace(joinersOutside, "")
    .replace(dashes, "-")
    .trim();

/**
 * A message: its dashes, joined letters and emoji stay as written; every kind of line or page break
 * is "\n". "" when nothing of it is visible.
 */
export function plainText(text: string): string {
  const plain = withPlainSpaces(text).replace(invisibleAlone, "").trim();
  return plain.replace(invisible, "").trim() === "" ? "" : plain;
}

/** Longest domain that is converted: the conversion takes quadratic time. */
const longestDomain = 255;

/** An email as it is stored, its domain in ASCII (RFC 5891): "a@bücher.de" is "a@xn--bcher-kva.de". */
export function asciiEmail(text: string): string {
  const plain = plainLine(text);
  const at = plain.lastIndexOf("@") + 1;
  const domain = plain.slice(at, at + longestDomain);
  // Spaces and characters with a meaning in a URL would end the host.
  const isHost = /[^\0-\x7f]/.test(domain) && !/[\s/?#:@\\%[\]]/.test(domain);
  const url = `http://${domain}`;
  if (!isHost || at + domain.length < plain.length || !URL.canParse(url)) return plain;
  return plain.slice(0, at) + new URL(url).hostname;
}

const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";

/** HTML's rule for a valid email (WHATWG), with at least one dot in the domain. */
export const emailRule = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/** Whether a text that `asciiEmail` has read is an email. */
export const isEmail = (text: string): boolean => emailRule.test(text);

/** Apostrophes and letters that stand for one, as in O’Brien and Kaʻiulani. */
export const apostrophes = /['’‘`´′＇\u02b9-\u02bf\ua78b\ua78c]/g;
