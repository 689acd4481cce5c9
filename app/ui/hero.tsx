import type { ReactNode } from "react";
import { type PictureName, pictures } from "~/content/pictures";
import type { Hero as Words } from "~/content/words";
import { PreloadPicture } from "./preload-picture";

const desktop = "(min-width: 84rem)";
const tallSizes = "(min-width: 52rem) 46vw, 100vw";

/** The head of a page: its picture, wide on desktops and tall on phones, and what it is about. */
export function Hero({
  words,
  picture,
  area,
  children,
}: {
  words: Words;
  /** Base name of the two crops: `head-peptide-therapy` has `-wide` and `-tall`. */
  picture: string;
  area: string;
  /** Links under the lead. */
  children?: ReactNode;
}) {
  const wide = pictures[`${picture}-wide` as PictureName];
  const tall = pictures[`${picture}-tall` as PictureName];
  const files = (crop: "wide" | "tall", format: string) =>
    (crop === "wide" ? wide : tall).widths
      .map((w) => `/pictures/${picture}-${crop}-${w}.${format} ${w}w`)
      .join(", ");
  return (
    <section aria-labelledby="page-heading" className="hero" data-area={area}>
      <PreloadPicture media={desktop} sizes="84rem" srcSet={files("wide", "avif")} />
      <PreloadPicture
        media={`not all and ${desktop}`}
        sizes={tallSizes}
        srcSet={files("tall", "avif")}
      />
      <picture className="hero-picture">
        {["avif", "webp"].map((format) => (
          <source
            height={wide.height}
            key={format}
            media={desktop}
            sizes="84rem"
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
