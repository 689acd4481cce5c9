import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import {
  type HeadName,
  type HourLight,
  type NightName,
  nightOf,
  pictures,
  widestInOtherLights,
} from "~/content/en/pictures";
import { useSite } from "~/content/use-site";
import type { Hero as Words } from "~/content/word-shapes";
import { useDocumentParts } from "~/page-handle";
import { PhoneLink } from "~/ui/piece/phone-link";
import { PreloadPicture } from "~/ui/piece/picture";

/** From this width on the wide crop is shown; from 68rem on the text is on its empty background (styles/hero.css). */
const wideMedia = "(min-width: 44rem)";
const wideSizes = "max(80vw, 68rem)";
const tallMedia = "(max-width: 43.99rem)";
const tallSizes = "100vw";

const dark = "(prefers-color-scheme: dark)";
const light = "(prefers-color-scheme: light)";

/**
 * Sources of both crops of a head, of which a browser fetches one. `when` limits both to one color
 * scheme; `hour` is the light of the clinic's hour, in which only some heads exist.
 */
function cropsOf(head: HeadName | NightName, when: string | undefined, hour: HourLight) {
  const crops = [
    { crop: "wide", media: wideMedia, sizes: wideSizes },
    { crop: "tall", media: tallMedia, sizes: tallSizes },
  ] as const;
  return crops.map(({ crop, media, sizes }) => {
    const { name, width, height, widths } = pictures[`${head}-${crop}`];
    const most = hour && widestInOtherLights(head, crop);
    const shown = most ? `${head}${hour}-${crop}` : name;
    const files = (format: string) =>
      widths
        .filter((w) => !most || w <= most)
        .map((w) => `/pictures/${shown}-${w}.${format} ${w}w`)
        .join(", ");
    const queries = when ? media.split(", ").map((query) => `${query} and ${when}`) : [media];
    const [avif, webp] = [files("avif"), files("webp")];
    return { name, width, height, sizes, media: queries.join(", "), avif, webp };
  });
}

/**
 * The head of a page: title, lead and picture; above the text on phones and tablets, behind it on
 * larger screens.
 */
export function Hero({
  words,
  picture,
  area,
  low = false,
  other = false,
  children,
}: {
  words: Words;
  picture: HeadName;
  area: Area;
  /** A lower picture, above a form that should be in the first screen. */
  low?: boolean;
  /** The head of the page's other tab, which takes the place of the page's own when it is chosen. */
  other?: boolean;
  children?: ReactNode;
}) {
  const { light: hour } = useDocumentParts();
  const { pictureAlts } = useSite().words;
  const tall = pictures[`${picture}-tall`];
  // Fallback for browsers without srcset: usually the second tall crop, which fits most phones.
  const [smallest, fallback = smallest] = tall.widths;
  const heading = other ? "other-heading" : "page-heading";
  const night = nightOf(picture);
  const crops = night
    ? [...cropsOf(night, dark, ""), ...cropsOf(picture, light, hour)]
    : cropsOf(picture, undefined, hour);
  const shown = (
    <picture className={night ? "hero-picture hero-picture-lit" : "hero-picture"}>
      {crops.flatMap(({ avif, webp, media, name, sizes, width, height }) =>
        Object.entries({ avif, webp }).map(([format, files]) => (
          <source
            height={height}
            key={`${name} ${format}`}
            media={media}
            sizes={sizes}
            srcSet={files}
            type={`image/${format}`}
            width={width}
          />
        )),
      )}
      <img
        alt={pictureAlts[`${picture}-tall`]}
        fetchPriority={other ? undefined : "high"}
        height={tall.height}
        loading={other ? "lazy" : undefined}
        sizes={tallSizes}
        src={`/pictures/${picture}-tall-${fallback}.webp`}
        width={tall.width}
      />
    </picture>
  );
  return (
    <section
      aria-labelledby={heading}
      className={`hero hero-${area}${low ? " hero-low" : ""}`}
      data-area={area}
      data-other={other ? "" : undefined}
    >
      {!other &&
        crops.map(({ avif, media, name, sizes }) => (
          <PreloadPicture key={name} media={media} sizes={sizes} srcSet={avif} />
        ))}
      {shown}
      <div className="hero-words wrap">
        <p className="kicker">{words.kicker}</p>
        {other ? (
          <h2 aria-level={1} id={heading}>
            {words.headline}
          </h2>
        ) : (
          <h1 id={heading}>{words.headline}</h1>
        )}
        <p className="lead">{words.lead}</p>
        {children && <p className="actions">{children}</p>}
      </div>
    </section>
  );
}

export function PlainHero({
  words,
  lead = words.lead,
  children,
}: {
  words: Words;
  /** Replaces the lead of `words`, for a lead with a link. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="page-heading" className="plain-hero wrap">
      <p className="kicker">{words.kicker}</p>
      <h1 id="page-heading">{words.headline}</h1>
      <p className="lead">{lead}</p>
      {children && <p className="actions">{children}</p>}
    </section>
  );
}

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
  const {
    facts: { phones },
    words: siteWords,
  } = useSite();
  return (
    <Hero area={area} picture={picture} words={words}>
      <PhoneLink phone={phones.treatments}>{words.call}</PhoneLink>
      <a className="button button-quiet" href="#treatments">
        {siteWords.areaFrameWords.seePrices}
      </a>
    </Hero>
  );
}
