import { areaFrameWords } from "~/content/en/pages/frames";

/** The medical disclaimer of a treatment page, before its last call. */
export function Disclaimer({ text }: { text: string }) {
  return (
    <div className="disclaimer">
      <h2>{areaFrameWords.disclaimer}</h2>
      <p>{text}</p>
    </div>
  );
}
