import type { ReactNode } from "react";
import type { PictureName } from "~/content/pictures";
import { pictures } from "~/content/pictures";
import type { Hero as Words } from "~/content/words";

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
      <picture className="hero-picture">
        <source
          media="(min-width: 84rem)"
          sizes="84rem"
          srcSet={files("wide", "avif")}
          type="image/avif"
          height={wide.height}
          width={wide.width}
        />
        <source
          media="(min-width: 84rem)"
          sizes="84rem"
          srcSet={files("wide", "webp")}
          type="image/webp"
          height={wide.height}
          width={wide.width}
        />
        <source
          sizes="(min-width: 52rem) 46vw, 100vw"
          srcSet={files("tall", "avif")}
          type="image/avif"
        />
        <img
          alt={tall.alt}
          fetchPriority="high"
          height={tall.height}
          sizes="(min-width: 52rem) 46vw, 100vw"
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
