/**
 * The path to which a GET of `path` is redirected, or undefined when it is right: /Services/ and
 * //services lead to /services. The result begins with exactly one slash, so that no browser takes
 * its first part for a host.
 */
export function canonicalPath(path: string, has: (path: string) => boolean): string | undefined {
  const single = path.replace(/\/{2,}/g, "/");
  const own = single.toLowerCase().replace(/\/$/, "");
  if (own !== path && own !== "" && has(own)) return own;
  return single === path ? undefined : single;
}
