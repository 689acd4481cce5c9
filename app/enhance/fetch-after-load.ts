/** Milliseconds after the load event, when the main picture has been painted. */
const delay = 300;

/**
 * A moment after the page has loaded, fetches the pictures of all cards, so that nobody scrolls to
 * an empty frame, and links the manifest. Visitors who save data load only the pictures that they
 * scroll to: browsers would load those of the next thousands of pixels (cards.css).
 */
export function fetchAfterLoad() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    document.documentElement.toggleAttribute("data-saves-data", true);
    return;
  }
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
