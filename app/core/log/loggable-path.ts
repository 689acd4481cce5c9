/** Characters of a path that are logged. */
const longest = 200;

/**
 * A path as it may be logged. Everything below /inquiry/ and /staff/ is left out, in any spelling:
 * the link to an inquiry is a secret, also a mistyped one.
 */
export function loggablePath(path: string): string {
  const [, area] = /(inquiry|staff)./is.exec(plainly(path)) ?? [];
  return area ? `/${area.toLowerCase()}/…` : path.slice(0, longest);
}

/** Fully decoded, without accents, wide forms and invisible characters. */
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
