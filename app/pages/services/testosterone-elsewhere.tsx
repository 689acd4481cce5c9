import { testosteroneWords } from "~/content/en/pages/testosterone";
import { useFacts } from "~/facts/use-facts";

/** No treatment of the catalogue, but what people look for in its category. */
export function TestosteroneElsewhere() {
  const { text, link, href } = testosteroneWords(useFacts()).elsewhere;
  return (
    <p
      className="catalogue-also"
      data-catalogue-also="testosterone-hormone-therapy"
      data-catalogue-href="/hormone-replacement"
    >
      {text} <a href={href}>{link}</a>
    </p>
  );
}
