/** Letters that may be wrong, missing or too many. */
const mostFaults = 2;
/** Longer than any path of a page, with typing mistakes. */
const longest = 60;

/** The page's path that `path` was probably meant to be; undefined when none is near. */
export function nearestAddress(path: string, addresses: readonly string[]): string | undefined {
  const typed = path.toLowerCase().replace(/(\.html?|\/)$/, "");
  // For a very short path, every path of that length would be similar.
  if (typed.length < 4 || typed.length > longest) return undefined;
  let nearest: string | undefined;
  let fewest = mostFaults + 1;
  for (const address of addresses) {
    if (Math.abs(address.length - typed.length) >= fewest) continue;
    const faults = distance(typed, address);
    if (faults >= fewest) continue;
    fewest = faults;
    nearest = address;
  }
  return nearest;
}

/** Levenshtein's: single letters put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
