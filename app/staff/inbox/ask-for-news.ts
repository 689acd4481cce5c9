type Counts = Record<"arrived" | "waits", number>;

/** Milliseconds between two polls. */
const every = 20_000;

/**
 * Polls for inquiries that came in since the queue was shown, while its tab is visible, and shows
 * their number above it: the rows stay where they are until somebody reloads them.
 */
export function askForNews() {
  const queue = document.querySelector<HTMLElement>("[data-asked-at]");
  const news = queue?.querySelector<HTMLElement>(".queue-news");
  const link = news?.querySelector("a");
  if (!queue || !news || !link) return;
  const asked = new URLSearchParams({
    since: queue.dataset.askedAt ?? "",
    who: queue.dataset.of ?? "",
  });
  const url = `/staff/queue.json?${asked}`;
  const words = link.dataset.news ?? "";
  const shown = queue.dataset.waits ?? "";
  let etag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
    try {
      const response = await fetch(url, { headers, cache: "no-store" });
      if (response.status === 200) {
        etag = response.headers.get("ETag") ?? "";
        tell((await response.json()) as Counts);
      }
    } catch {
      // The next poll may succeed.
    }
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(ask, every);
  };
  const tell = ({ arrived, waits }: Counts) => {
    news.hidden = arrived === 0;
    if (arrived > 0) link.textContent = words.replace("{n}", String(arrived));
    if (shown === String(waits)) return;
    const count = waits > 0 ? `(${waits}) ` : "";
    document.title = count + document.title.replace(/^\(\d+\+?\) /, "");
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") ask();
    else clearTimeout(timer);
  });
  wait();
}
