/** Characters of a path that are logged. */
const longest = 200;

/**
 * A path as it may be logged. What stands below /inquiry/ and /staff/ is left out, however the
 * address is written: the link to an inquiry is a secret, and so is a mistyped one.
 */
export function loggablePath(path: string): string {
  const [, area] = /(inquiry|staff)./is.exec(plainly(path)) ?? [];
  return area ? `/${area.toLowerCase()}/…` : path.slice(0, longest);
}

/** Decoded as often as it was encoded, without accents, wide forms and signs that are not seen. */
function plainly(path: string): string {
  let text = path;
  for (let times = 0; times < 5; times++) {
    const decoded = text.replace(/(%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
    );
    if (decoded === text) break;
    text = decoded;
  }
  return text.normalize("NFKD").replace(/[\p{M}\p{C}\uFFFD]/gu, "");
}
