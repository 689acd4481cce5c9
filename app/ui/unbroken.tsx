/** A text whose names stay in one piece: "GLP-1" is not broken at its hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/\b([A-Z]{2,}-(?:\d+|Cu))\b/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="unbroken" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
