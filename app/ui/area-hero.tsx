import type { Area } from "~/content/areas";
import { areaFrameWords } from "~/content/pages/frames";
import type { HeadName } from "~/content/pictures";
import { site } from "~/content/site";
import type { Hero as Words } from "~/content/words";
import { Hero } from "./hero";
import { PhoneLink } from "./phone-link";

/** The head of a treatment page: a call to the treatment line, and the way to the prices. */
export function AreaHero({
  words,
  area,
  picture,
}: {
  words: Words & { call: string };
  area: Area;
  picture: HeadName;
}) {
  return (
    <Hero area={area} picture={picture} words={words}>
      <PhoneLink phone={site.phones.treatments}>{words.call}</PhoneLink>
      <a className="button button-quiet" href="#treatments">
        {areaFrameWords.seePrices}
      </a>
    </Hero>
  );
}
