/** What a fragment names, with its "#" and in whatever spelling; "" when that can't be read. */
export function slugOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")).trim().toLowerCase();
  } catch {
    return "";
  }
}
