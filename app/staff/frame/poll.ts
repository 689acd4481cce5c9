/**
 * Asks `url` every `everyMs` while its tab is visible, and immediately when it becomes visible again.
 * `tell` gets the JSON of each response that differs from the one before.
 */
export function poll<News>(url: () => string, everyMs: number, tell: (news: News) => void) {
  let asked = "";
  let etag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    // An ETag belongs to the URL that it came from.
    if (asked !== url()) etag = "";
    asked = url();
    const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
    try {
      const response = await fetch(asked, { headers, cache: "no-store" });
      if (response.status === 200) {
        etag = response.headers.get("ETag") ?? "";
        tell((await response.json()) as News);
      }
    } catch {
      // The next one may succeed.
    }
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(ask, everyMs);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") ask();
    else clearTimeout(timer);
  });
  wait();
}
