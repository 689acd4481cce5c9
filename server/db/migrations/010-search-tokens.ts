/**
 * How inquiries were made findable when migration 010 ran: a migration is never changed, so it has
 * a copy of its own of services/staff/search-tokens.ts.
 */
type Findable = {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
};

/** Lower case, without accents, letters and digits only: "O’Brien" is "obrien". */
function plainWord(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Digits of a phone number, without the country code when it is North America's. */
function phoneDigits(text: string): string {
  const digits = text.replace(/\D+/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

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
