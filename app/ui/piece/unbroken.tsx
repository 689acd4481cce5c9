import { inOnePiece } from "~/content/in-one-piece";

/** For texts that React takes over in the browser; the others get the same by keep-together.ts. */
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
