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
