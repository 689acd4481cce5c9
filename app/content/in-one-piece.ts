/**
 * Matches texts that must not break across lines: names with a hyphen, where browsers break, phone
 * numbers, times ("10 AM") and ranges ("4–6", "$200–$500", "9 AM–5 PM"). One group, for splitting
 * texts.
 */
export const inOnePiece = new RegExp(
  `(${[
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\b(?:[Ww]eight-[Ll]oss|FDA-[Aa]pproved|[Gg]ood-[Ff]aith|X-rays|C-cell)\b`,
    String.raw`\b(?:[A-Z]{2,}-(?:\d+|Cu|R)|\d{1,2}(?::\d\d)? [AP]M(?:–\d{1,2}(?::\d\d)? [AP]M)?)(?![-\w])`,
    String.raw`(?<![-\w.])\$?\d(?:,?\d)*%?[-–]\$?\d(?:,?\d)*%?(?![-\w])`,
  ].join("|")})`,
);
