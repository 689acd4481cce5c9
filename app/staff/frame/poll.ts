/**
 * Polls `url` every `everyMs` while its tab is visible, and immediately when it becomes visible
 * again. Calls `tell` with the JSON of each response that differs from the previous one.
 */
export function poll<News>(url: () => string, everyMs: number, tell: (news: News) => void) {
  let asked = "";
  let etag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    // The ETag belongs to the previous URL.
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
      // The next request may succeed.
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
