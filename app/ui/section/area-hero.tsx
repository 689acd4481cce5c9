import type { Area } from "~/content/en/areas";
import { areaFrameWords } from "~/content/en/pages/frames";
import type { HeadName } from "~/content/en/pictures";
import type { Hero as Words } from "~/content/word-shapes";
import { useFacts } from "~/facts/use-facts";
import { PhoneLink } from "../piece/phone-link";
import { Hero } from "./hero";

/** The head of a treatment page: a call to the treatment line, and a link to its prices. */
export function AreaHero({
  words,
  area,
  picture,
}: {
  words: Words & { call: string };
  area: Area;
  picture: HeadName;
}) {
  const { phones } = useFacts();
  return (
    <Hero area={area} picture={picture} words={words}>
      <PhoneLink phone={phones.treatments}>{words.call}</PhoneLink>
      <a className="button button-quiet" href="#treatments">
        {areaFrameWords.seePrices}
      </a>
    </Hero>
  );
}
