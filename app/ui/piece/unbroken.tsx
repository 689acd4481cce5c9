import { inOnePiece } from "~/content/in-one-piece";

/** For texts of islands, which `keepTogether` skips. */
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
