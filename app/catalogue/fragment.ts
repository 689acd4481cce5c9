/** The slug in a fragment, with or without "#" and in any case; "" when it can't be decoded. */
export function slugOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")).trim().toLowerCase();
  } catch {
    return "";
  }
}

/** The slug in the fragment of the page's URL. */
export const slugInUrl = () => slugOf(location.hash);
