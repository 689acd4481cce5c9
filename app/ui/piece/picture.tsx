import { type PictureName, pictures } from "~/content/en/pictures";
import { PreloadPicture } from "./preload-picture";

/**
 * One of the site's pictures in the best format and width for the browser. `sizes` must state its
 * layout width, in the syntax of the img element.
 */
export function Picture({
  name,
  sizes,
  alt,
  first = false,
  className,
}: {
  name: PictureName;
  sizes: string;
  /** The picture's own description when absent; "" when the text beside it says the same. */
  alt?: string;
  /** The page's main picture: loaded at once and before others. */
  first?: boolean;
  className?: string;
}) {
  const { width, height, widths, alt: description } = pictures[name];
  const sources = (format: string) =>
    widths.map((w) => `/pictures/${name}-${w}.${format} ${w}w`).join(", ");
  return (
    <picture className={className}>
      {first && <PreloadPicture sizes={sizes} srcSet={sources("avif")} />}
      <source sizes={sizes} srcSet={sources("avif")} type="image/avif" />
      <img
        alt={alt ?? description}
        fetchPriority={first ? "high" : undefined}
        height={height}
        loading={first ? "eager" : "lazy"}
        sizes={sizes}
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sources("webp")}
        width={width}
      />
    </picture>
  );
}
