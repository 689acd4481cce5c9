/**
 * Polls `url` every `everyMs` while its tab is visible, and immediately when it becomes visible
 * again. Calls `tell` with the JSON of each response that differs from the previous one.
 */
export function poll<Update>(
  url: () => string,
  everyMs: number,
  onUpdate: (update: Update) => void,
) {
  let polledUrl = "";
  let etag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const request = async () => {
    // The ETag belongs to the previous URL.
    if (polledUrl !== url()) etag = "";
    polledUrl = url();
    const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
    try {
      const response = await fetch(polledUrl, { headers, cache: "no-store" });
      if (response.status === 200) {
        etag = response.headers.get("ETag") ?? "";
        onUpdate((await response.json()) as Update);
      }
    } catch {
      // The next request may succeed.
    }
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(request, everyMs);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") request();
    else clearTimeout(timer);
  });
  wait();
}
