import { pictures } from "~/content/en/pictures";
import { useSite } from "~/content/use-site";
import { srcSetOf } from "../piece/picture";

/** From this width on the ledge reaches across the window; narrower ones scroll it sideways. */
const wideMedia = "(min-width: 44rem)";
const wideSizes = "min(141vw, 163rem)";
const scrolledSizes = "min(228vw, 81rem)";

/**
 * The first twelve weeks as one long picture. Home shows it whole; an area's page shows its third of
 * it, of the same file that home has loaded, because `sizes` is the same.
 */
export function Ledge({ third = false }: { third?: boolean }) {
  const { pictureAlts } = useSite().words;
  const wide = pictures["first-weeks-wide"];
  const scrolled = pictures["first-weeks-tall"];
  return (
    <picture className={third ? "weeks-picture ledge-third" : "weeks-picture"}>
      {(["avif", "webp"] as const).map((format) => (
        <source
          height={wide.height}
          key={format}
          media={wideMedia}
          sizes={wideSizes}
          srcSet={srcSetOf(wide, format)}
          type={`image/${format}`}
          width={wide.width}
        />
      ))}
      <source sizes={scrolledSizes} srcSet={srcSetOf(scrolled, "avif")} type="image/avif" />
      <img
        alt={third ? "" : pictureAlts["first-weeks-tall"]}
        height={scrolled.height}
        loading="lazy"
        sizes={scrolledSizes}
        src={`/pictures/${scrolled.name}-${scrolled.widths[0]}.webp`}
        srcSet={srcSetOf(scrolled, "webp")}
        width={scrolled.width}
      />
    </picture>
  );
}
