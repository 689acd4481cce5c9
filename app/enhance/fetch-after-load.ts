/** Milliseconds after the load event: the main picture has been painted, and shared its line with none. */
const afterLoad = 300;

/**
 * Once the page is there, the pictures of the cards further down are fetched, so that nobody
 * scrolls to an empty frame, and the manifest is named. Not for visitors who save data.
 */
export function enhanceAfterLoad() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetchRest = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(".card-picture img"))
      picture.loading = "eager";
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "manifest",
        href: "/manifest.webmanifest",
      }),
    );
  };
  addEventListener("load", () => setTimeout(fetchRest, afterLoad));
}
