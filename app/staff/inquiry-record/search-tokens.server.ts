import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { apostrophes, asciiEmail, plainLine } from "~/facts/typed-text";
import { type InquiryColumn, inquiryFields } from "./inquiry-fields";
import { isReference } from "./reference.server";

/**
 * How inquiries are found by name, phone, email or reference: the words of an inquiry and of a
 * search are normalized alike, and a search word matches every token that begins with it.
 */
type Findable = Record<InquiryColumn, string> & { reference: string };

/** ASCII forms of letters that Unicode does not split into a letter and an accent. */
const folded: Record<string, string> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ŧ: "t",
};

/** Lower case, without accents, letters and digits only: "O’Brien" is "obrien". */
export function plainWord(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(apostrophes, "")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/[^a-z0-9]/g, (letter) => folded[letter] ?? letter);
}

/**
 * Digits of a phone number, without the country code when it is North America's, and without the
 * "(0)" that is not dialed from abroad.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace("(0)", "").replace(/\D+/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** Last digits of a foreign number, which its international and national forms share. */
const nationalDigits = 9;

/** An email address in the form that is compared. */
export const emailToken = (email: string) => email.toLowerCase();

/** Tokens of a field, by the kind of its search. */
const tokensOf: Record<Search, (text: string) => string[]> = {
  words: (text) => text.split(/\s+/).flatMap((word) => [plainWord(word), ...partsOf(word)]),
  email(text) {
    const whole = emailToken(text);
    return [whole, plainWord(whole.slice(0, whole.lastIndexOf("@")))];
  },
  phone(text) {
    const digits = phoneDigits(text);
    const national = digits.length > 10 ? digits.slice(-nationalDigits) : "";
    return [digits, national, digits.slice(-7), digits.slice(-4)];
  },
  text: (text) => textTokens(text),
  not: () => [],
};
type Search = (typeof inquiryFields)[keyof typeof inquiryFields]["search"];

/** Common words that are not indexed. */
const emptyWords = new Set(
  "a about after also am an and any are as at be because by do he i if in is it me my no of on or so to up us we been but can could for from get had has have her here him his how into its just know like more not now one our out please she some than that the their them then there these they this too use very want was were what when where which who will with would you your".split(
    " ",
  ),
);
/** Shortest indexed word of texts, in characters; names have no limit. */
const shortestTextWord = 3;
const longestTextWord = 40;
const mostTextWords = 600;

/** The distinct words of a message, a note or a reply. */
export function textTokens(text: string): string[] {
  const words = text.split(/[\s\p{Pd}/]+/u).map(plainWord);
  const found = words.filter(
    (word) =>
      word.length >= shortestTextWord && word.length <= longestTextWord && !emptyWords.has(word),
  );
  return [...new Set(found)].slice(0, mostTextWords);
}

export function searchTokens(inquiry: Findable): string[] {
  const { reference } = inquiry;
  const tokens = [
    plainWord(reference),
    // The reference without the clinic's initials, as people read it out.
    plainWord(reference.slice(reference.indexOf("-") + 1)),
    ...Object.values(inquiryFields).flatMap(({ column, search }) =>
      tokensOf[search](inquiry[column]),
    ),
  ];
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** Splits a name: "Okonkwo-O’Brien" is found by "O’Brien" and "Brien" too. */
function partsOf(word: string) {
  const plain = word.replace(apostrophes, "'");
  const parts = [...word.split(/\p{Pd}+/u), ...plain.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return parts.map(plainWord);
}

const mostTerms = 6;

/** The words of a search; an inquiry matches when each is a prefix of one of its tokens. */
export function searchTerms(search: string): string[] {
  const text = plainLine(search).slice(0, 200);
  const words = looksLikePhone(text) || isReference(text) ? [text] : text.split(/\s+/);
  // Drops the country code, which is not stored: "jose +1 904 555 0199".
  const digitWords = words.filter((word) => words.length === 1 || !/^\+?1$/.test(word));
  const meant = digitWords.filter((word) => !emptyWords.has(plainWord(word)));
  const terms = (meant.length > 0 ? meant : digitWords).map((word) => {
    if (looksLikePhone(word)) return typedPhone(word);
    return word.includes("@") ? typedEmail(word) : plainWord(word);
  });
  return [...new Set(terms)].filter((term) => term !== "").slice(0, mostTerms);
}

const looksLikePhone = (text: string) => /^[\d\s()+./-]+$/.test(text);

/**
 * A typed number or part of one, as stored; for a foreign number in national form, its last digits.
 */
function typedPhone(text: string) {
  const digits = phoneDigits(text);
  if (/^\+?1[\s().-]|^\+1\d/.test(text)) return digits.replace(/^1(?=\d{1,9}$)/, "");
  const national = digits.startsWith("0") && digits.length > nationalDigits;
  return national ? digits.slice(-nationalDigits) : digits;
}

/** Removes text that is copied along with an email: "<a@b.example>,", "mailto:a@b.example". */
function typedEmail(word: string) {
  const [email = word] = /[^<>()[\]",;:]+@[^<>()[\]"',;:?]*/.exec(word) ?? [];
  return emailToken(asciiEmail(email.replace(/^'|\.+$/g, "")));
}

/** Greater than every token that begins with `term`, in byte order. */
export const endOfPrefix = (term: string) => `${term}\u{10FFFF}`;

/** Adds an inquiry to the search index; runs in the transaction that stores it. */
export async function indexInquiry(db: Kysely<Schema>, inquiry: Findable & { id: string }) {
  const tokens = searchTokens(inquiry);
  await db
    .insertInto("inquiry_tokens")
    .values(tokens.map((token) => ({ token, submission_id: inquiry.id })))
    .execute();
}

/** Adds a later text to the search index: a note, a message, a reply. */
export async function indexText(db: Kysely<Schema>, submissionId: string, text: string) {
  const tokens = textTokens(text);
  if (tokens.length === 0) return;
  await db
    .insertInto("inquiry_tokens")
    .values(tokens.map((token) => ({ token, submission_id: submissionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
