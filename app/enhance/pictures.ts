/**
 * Once the page has loaded, the pictures of the cards further down are fetched as well: nobody
 * scrolls to an empty frame. Not for visitors who save data.
 */
export function enhancePictures() {
  addEventListener("load", () => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    for (const picture of document.querySelectorAll<HTMLImageElement>(".card-picture img"))
      picture.loading = "eager";
  });
}
