import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import { type HeadName, pictures } from "~/content/en/pictures";
import type { Hero as Words } from "~/content/word-shapes";
import { PreloadPicture } from "../piece/preload-picture";

/** From this width on the words stand on the wide picture's own empty backdrop (styles/hero.css). */
const wideMedia = "(min-width: 64rem)";
const wideSizes = "80vw";
const tallMedia = "(max-width: 63.99rem)";
const tallSizes = "(min-width: 44rem) 46vw, 100vw";

/**
 * The head of a page: what it is about, and its picture, above the words on phones, tall beside them
 * on tablets, wide behind them on larger screens.
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
