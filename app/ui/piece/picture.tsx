import { type Picture as Facts, type PictureName, pictures } from "~/content/en/pictures";
import { useSite } from "~/content/use-site";

/** The files of a picture in one format, as the srcset attribute lists them. */
export function srcSetOf({ name, widths }: Facts, format: "avif" | "webp"): string {
  return widths.map((w) => `/pictures/${name}-${w}.${format} ${w}w`).join(", ");
}

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
  const picture = pictures[name];
  const { width, height, widths } = picture;
  const { pictureAlts } = useSite().words;
  return (
    <picture className={className}>
      {first && <PreloadPicture sizes={sizes} srcSet={srcSetOf(picture, "avif")} />}
      <source sizes={sizes} srcSet={srcSetOf(picture, "avif")} type="image/avif" />
      <img
        alt={alt ?? pictureAlts[name]}
        fetchPriority={first ? "high" : undefined}
        height={height}
        loading={first ? "eager" : "lazy"}
        sizes={sizes}
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={srcSetOf(picture, "webp")}
        width={width}
      />
    </picture>
  );
}

/**
 * Preloads the page's main picture from the head, before the fonts. `media` where the layout shows
 * different crops; the attributes are those of the source element.
 */
export function PreloadPicture({
  srcSet,
  sizes,
  media,
}: {
  srcSet: string;
  sizes: string;
  media?: string;
}) {
  return (
    <link
      as="image"
      fetchPriority="high"
      // React moves only links with a URL to the head; any URL of the set will do.
      href={srcSet.split(" ")[0]}
      imageSizes={sizes}
      imageSrcSet={srcSet}
      media={media}
      rel="preload"
      type="image/avif"
    />
  );
}
