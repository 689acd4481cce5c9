/** What stays in one piece: "GLP-1", "GLP-R", "4-6", which Safari would break at the hyphen; phone numbers. */
const inOnePiece =
  /(\(\d{3}\) \d{3}-\d{4}|\b(?:[A-Z]{2,}-(?:\d+|Cu|R)|\d+[-–]\d+%?|X-rays)(?![-\w]))/;

export function Unbroken({ text }: { text: string }) {
  return text.split(inOnePiece).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the text never changes.
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
