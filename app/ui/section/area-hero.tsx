import type { Area } from "~/content/en/areas";
import { areaFrameWords } from "~/content/en/pages/frames";
import type { HeadName } from "~/content/en/pictures";
import type { Hero as Words } from "~/content/word-shapes";
import { useFacts } from "~/facts/use-facts";
import { PhoneLink } from "../piece/phone-link";
import { Hero } from "./hero";
import { PageLinks } from "./page-links";

/** The head of a treatment page: a call to the treatment line, and the ways to its parts. */
export function AreaHero({
  words,
  area,
  picture,
  safety = "safety",
}: {
  words: Words & { call: string };
  area: Area;
  picture: HeadName;
  /** The id of the part that says whom it is not for. */
  safety?: string;
}) {
  const { phones } = useFacts();
  return (
    <>
      <Hero area={area} picture={picture} words={words}>
        <PhoneLink phone={phones.treatments}>{words.call}</PhoneLink>
        <a className="button button-quiet" href="#treatments">
          {areaFrameWords.seePrices}
        </a>
      </Hero>
      <PageLinks safety={safety} />
    </>
  );
}
