import { areaFrameWords } from "~/content/en/pages/frames";

/** The medical disclaimer that closes a treatment page. */
export function Disclaimer({ text }: { text: string }) {
  return (
    <section aria-labelledby="disclaimer-heading" className="disclaimer wrap">
      <h2 id="disclaimer-heading">{areaFrameWords.disclaimer}</h2>
      <p>{text}</p>
    </section>
  );
}
