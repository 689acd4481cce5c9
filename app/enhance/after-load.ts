/**
 * Work that can wait: a module that every page fetches a moment after it has loaded, and when
 * a question is first pointed at.
 */
import "./calling";
import "./keep-place";
import "./question-in-sight";

// Fetches the pictures of all cards before a visitor scrolls to them, and the manifest; not for
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
