/** Milliseconds after the load event, when the main picture has been painted. */
const delay = 300;

/**
 * A moment after the page has loaded, fetches the pictures of all cards, so that nobody scrolls to
 * an empty frame, and links the manifest. Does nothing for visitors who have asked to save data.
 */
export function fetchAfterLoad() {
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
  addEventListener("load", () => setTimeout(fetchRest, delay));
}
