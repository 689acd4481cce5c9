import { pictures } from "~/content/en/pictures";
import { useSite } from "~/content/use-site";
import { srcSetOf } from "../piece/picture";

/** From this width on the ledge reaches across the window; narrower ones scroll it sideways. */
const wideMedia = "(min-width: 44rem)";
const wideSizes = "min(141vw, 163rem)";
const scrolledSizes = "min(228vw, 81rem)";
const dark = "(prefers-color-scheme: dark)";

/**
 * The first twelve weeks as one long picture. Home shows it whole; an area's page shows its third of
 * it, of the same file that home has loaded, because `sizes` is the same. Dark screens show it by
 * lamplight.
 */
export function Ledge({ third = false }: { third?: boolean }) {
  const { pictureAlts } = useSite().words;
  const scrolled = pictures["first-weeks-tall"];
  const sources = [
    { name: "first-weeks-night-wide", media: `${wideMedia} and ${dark}`, sizes: wideSizes },
    { name: "first-weeks-night-tall", media: dark, sizes: scrolledSizes },
    { name: "first-weeks-wide", media: wideMedia, sizes: wideSizes },
    { name: "first-weeks-tall", media: undefined, sizes: scrolledSizes },
  ] as const;
  return (
    <picture className={third ? "weeks-picture ledge-third" : "weeks-picture"}>
      {sources.flatMap(({ name, media, sizes }) => {
        const { width, height } = pictures[name];
        return (["avif", "webp"] as const).map((format) => (
          <source
            height={height}
            key={`${name} ${format}`}
            media={media}
            sizes={sizes}
            srcSet={srcSetOf(pictures[name], format)}
            type={`image/${format}`}
            width={width}
          />
        ));
      })}
      <img
        alt={third ? "" : pictureAlts["first-weeks-tall"]}
        height={scrolled.height}
        loading="lazy"
        src={`/pictures/${scrolled.name}-${scrolled.widths[0]}.webp`}
        width={scrolled.width}
      />
    </picture>
  );
}
