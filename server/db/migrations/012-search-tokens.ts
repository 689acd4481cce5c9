/**
 * How inquiries were made findable when migration 012 ran: a migration is never changed, so it has
 * a copy of its own of services/staff/search-tokens.ts.
 */
type Findable = {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
};

/** Letters that Unicode does not take apart, as people write them who lack them. */
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
function plainWord(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/[^a-z0-9]/g, (letter) => folded[letter] ?? letter);
}

/**
 * Digits of a phone number, without the country code when it is North America's, and without the
 * "(0)" that is not dialled from abroad.
 */
function phoneDigits(text: string): string {
  const digits = text.replace("(0)", "").replace(/\D+/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** As long as the part that a number abroad has in common with its form within its country. */
const nationalDigits = 9;

/** What the inquiry may be found by, each once. */
export function searchTokens(inquiry: Findable): string[] {
  const { reference, email } = inquiry;
  const names = [inquiry.first_name, inquiry.last_name].flatMap((name) =>
    name.split(/\s+/).flatMap((word) => [plainWord(word), ...partsOf(word)]),
  );
  const phone = phoneDigits(inquiry.phone);
  const lowerEmail = email.toLowerCase();
  const tokens = [
    ...names,
    plainWord(reference),
    // Without the clinic's initials, as people read it out.
    plainWord(reference.slice(reference.indexOf("-") + 1)),
    lowerEmail,
    plainWord(lowerEmail.slice(0, lowerEmail.lastIndexOf("@"))),
    phone,
    phone.length > 10 ? phone.slice(-nationalDigits) : "",
    phone.slice(-7),
    phone.slice(-4),
  ];
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** "Okonkwo-O’Brien" is found by "O’Brien" and by "Brien" too. */
function partsOf(word: string) {
  const parts = [...word.split(/\p{Pd}+/u), ...word.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return parts.map(plainWord);
}
