/**
 * What nobody misses in a page's first moments: a module fetched a moment after every page, and when
 * a question is first pointed at.
 */
import "./calling";
import "./question-in-sight";

// The pictures of all cards, so that nobody scrolls to an empty frame, and the manifest; not for
// visitors who save data.
if (!document.documentElement.hasAttribute("data-saves-data")) {
  for (const picture of document.querySelectorAll<HTMLImageElement>(".card-picture img")) {
    picture.loading = "eager";
    // A card that is hidden and shown again would wait as in the page's first moments (cards.css).
    picture.closest("picture")?.style.setProperty("animation", "none");
  }
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "manifest", href: "/manifest.webmanifest" }));
}
