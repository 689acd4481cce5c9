/**
 * Matches texts that must not break across lines: names with a hyphen, where browsers break, phone
 * numbers, times ("10 AM", "10 a. m."), federal rules ("45 CFR 149.610"), "St. Augustine",
 * ranges ("4–6", "$200–$500", "9 AM–5 PM"), and a word with the slash after it ("BPC-157 / KPV").
 * One group, for splitting texts.
 */
export const inOnePiece = new RegExp(
  `(${[
    String.raw`(?<![\w+-])[\w+]+(?:-[\w+]+)* /(?= )`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\b(?:[Ww]eight-[Ll]oss|FDA-[Aa]pproved|[Gg]ood-[Ff]aith|X-rays|C-cell|[Ff]ollow-ups?|non-refundable)\b`,
    String.raw`\b(?:[A-Z]{2,}-(?:\d+|Cu|R)|\d{1,2}(?::\d\d)? [AP]M(?:–\d{1,2}(?::\d\d)? [AP]M)?)(?![-\w])`,
    String.raw`\b\d+ CFR \d+\.\d+|\bSt\. (?=[A-Z])\w+`,
    // A range of these is too long for a narrow table, and breaks after its dash.
    String.raw`\b\d{1,2}(?::\d\d)? [ap]\. m\.–?`,
    String.raw`(?<![-\w.])\$?\d(?:,?\d)*%?[-–]\$?\d(?:,?\d)*%?(?![-\w])`,
  ].join("|")})`,
);

/** A text without any of these needs no search; most texts have none. */
export const inEachPiece = /[\d/-]|\bSt\. /;
