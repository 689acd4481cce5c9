import type { ReactNode } from "react";
import type { Area } from "~/content/en/areas";
import { type HeadName, pictures } from "~/content/en/pictures";
import type { Hero as Words } from "~/content/word-shapes";
import { PreloadPicture } from "../piece/preload-picture";

/** Where the picture lies below the words, on a screen too wide for a tall one (styles/hero.css). */
const tablet = "(min-width: 36rem) and (max-width: 63.99rem)";
const tallSizes = "(min-width: 84rem) 50vw, (min-width: 64rem) 46vw, 100vw";

/**
 * The head of a page: what it is about, and its picture, tall beside the words and on phones, wide
 * below them on tablets.
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
  const files = (crop: "wide" | "tall", format: string) =>
    (crop === "wide" ? wide : tall).widths
      .map((w) => `/pictures/${picture}-${crop}-${w}.${format} ${w}w`)
      .join(", ");
  return (
    <section aria-labelledby="page-heading" className="hero" data-area={area}>
      <PreloadPicture media={tablet} sizes="100vw" srcSet={files("wide", "avif")} />
      <PreloadPicture
        media={`not all and ${tablet}`}
        sizes={tallSizes}
        srcSet={files("tall", "avif")}
      />
      <picture className="hero-picture">
        {["avif", "webp"].map((format) => (
          <source
            height={wide.height}
            key={format}
            media={tablet}
            sizes="100vw"
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
          src={`/pictures/${picture}-tall-${tall.widths[1]}.webp`}
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
