/**
 * Where a GET of `path` is led on to, or undefined where it stands: one address per page, whatever
 * case and slashes a link has. /Services/ is /services, //services a bad join of the same. What it
 * gives begins with one slash, so that no browser reads a host in it.
 */
export function ownAddress(path: string, has: (path: string) => boolean): string | undefined {
  const single = path.replace(/\/{2,}/g, "/");
  const own = single.toLowerCase().replace(/\/$/, "");
  if (own !== path && own !== "" && has(own)) return own;
  return single === path ? undefined : single;
}
