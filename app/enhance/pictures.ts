/** Milliseconds after the load event: the main picture has been painted, and shared its line with none. */
const afterLoad = 300;

/**
 * Once the page is there, the pictures of the cards further down are fetched as well: nobody
 * scrolls to an empty frame. So is the manifest. Not for visitors who save data.
 */
export function enhancePictures() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetchAll = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(".card-picture img"))
      picture.loading = "eager";
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "manifest",
        href: "/manifest.webmanifest",
      }),
    );
  };
  addEventListener("load", () => setTimeout(fetchAll, afterLoad));
}
