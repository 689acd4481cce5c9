import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import { type HeadName, pictures } from "~/content/en/pictures";
import type { Hero as Words } from "~/content/word-shapes";
import { PreloadPicture } from "../piece/preload-picture";

/** Below the words, on a screen too wide for a tall one; or half of a very wide one (styles/hero.css). */
const wideMedia = "(min-width: 36rem) and (max-width: 63.99rem), (min-width: 100rem)";
/** On the very wide one its sides are cut off. */
const wideSizes = "(min-width: 100rem) 80vw, 100vw";
const tallMedia = "(max-width: 35.99rem), (min-width: 64rem) and (max-width: 99.99rem)";
const tallSizes = "(min-width: 84rem) 50vw, (min-width: 64rem) 46vw, 100vw";

/**
 * The head of a page: what it is about, and its picture, tall beside the words and on phones, wide
 * below them on tablets and beside them where half of the window is wider than a tall file.
 */
export function Hero({
  words,
  picture,
  area,
  children,
}: {
  words: Words;
  picture: HeadName;
  area: Area;
  /** Links under the lead. */
  children?: ReactNode;
}) {
  const wide = pictures[`${picture}-wide`];
  const tall = pictures[`${picture}-tall`];
  // Fallback for browsers without srcset: usually the second tall crop, which fits most phones.
  const [smallest, fallback = smallest] = tall.widths;
  const files = (crop: "wide" | "tall", format: string) =>
    (crop === "wide" ? wide : tall).widths
      .map((w) => `/pictures/${picture}-${crop}-${w}.${format} ${w}w`)
      .join(", ");
  return (
    <section aria-labelledby="page-heading" className="hero" data-area={area}>
      <PreloadPicture media={wideMedia} sizes={wideSizes} srcSet={files("wide", "avif")} />
      <PreloadPicture media={tallMedia} sizes={tallSizes} srcSet={files("tall", "avif")} />
      <picture className="hero-picture">
        {["avif", "webp"].map((format) => (
          <source
            height={wide.height}
            key={format}
            media={wideMedia}
            sizes={wideSizes}
            srcSet={files("wide", format)}
            type={`image/${format}`}
            width={wide.width}
          />
        ))}
        <source sizes={tallSizes} srcSet={files("tall", "avif")} type="image/avif" />
        <img
          alt={tall.alt}
          fetchPriority="high"
          height={tall.height}
          sizes={tallSizes}
          src={`/pictures/${picture}-tall-${fallback}.webp`}
          srcSet={files("tall", "webp")}
          width={tall.width}
        />
      </picture>
      <div className="hero-words wrap">
        <p className="kicker">{words.kicker}</p>
        <h1 id="page-heading">{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        {children && <p className="actions">{children}</p>}
      </div>
    </section>
  );
}
