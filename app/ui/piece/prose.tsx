/** A few paragraphs of continuous text. */
export function Prose({
  paragraphs,
  large = false,
}: {
  paragraphs: readonly string[];
  large?: boolean;
}) {
  return (
    <div className={large ? "prose prose-large" : "prose"}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
