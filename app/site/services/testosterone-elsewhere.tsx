import { testosteroneWords } from "~/content/en/pages/testosterone";

/** Testosterone is not in the catalogue, but people look for it in this category. */
export function TestosteroneElsewhere() {
  const { text, link, href } = testosteroneWords.elsewhere;
  return (
    <p
      className="catalogue-also"
      data-catalogue-also="testosterone-hormone-therapy"
      data-catalogue-href="/hormone-replacement"
    >
      <span>{text}</span> <a href={href}>{link}</a>
    </p>
  );
}
