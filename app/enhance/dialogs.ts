import style from "~/styles/frame/treatment-dialog.css?inline";
import { hashInAddress } from "./hash-in-address";

/**
 * A treatment's details open in place. The address carries which one is open (#slug), so that
 * Back closes it, reload reopens it and a shared link shows it. This file is fetched when a card is
 * first pointed at (late-parts.ts), chosen, or named by the address (dialog-links.ts).
 *
 * /services holds all dialogs; other pages fetch it once, so that nobody carries details that they
 * do not open.
 */

const dialogOf = (slug: string, page: Document = document) =>
  page.querySelector<HTMLDialogElement>(`dialog[data-treatment="${CSS.escape(slug)}"]`);

const linkTo = (slug: string) =>
  document.querySelector<HTMLAnchorElement>(`a[data-opens="${CSS.escape(slug)}"]`);

/** The site's own page becomes HTML here and nowhere else (Trusted Types, W3C). */
const rules = { createHTML: (page: string): string => page };
const trusted = window.trustedTypes?.createPolicy("catalogue", rules) ?? rules;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Milliseconds that the catalogue may take; then the treatment's own page is the way. */
const patience = 8_000;

let catalogue: Promise<Document> | undefined;

function loadCatalogue(): Promise<Document> {
  catalogue ??= fetch("/services", { signal: AbortSignal.timeout(patience) }).then(
    async (answer) => {
      if (!answer.ok) throw new Error("The catalogue did not arrive");
      // Its styles and scripts stay behind: this page has its own, and its policy allows no others.
      const text = (await answer.text()).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, "");
      const page = trusted.createHTML(text);
      return new DOMParser().parseFromString(page, "text/html");
    },
  );
  catalogue.catch(() => {
    catalogue = undefined;
  });
  return catalogue;
}

/** The treatment's dialog, on this page from now on; null when it has none. */
async function dialogFor(slug: string): Promise<HTMLDialogElement | null> {
  const here = dialogOf(slug);
  if (here || !linkTo(slug)) return here;
  const dialog = dialogOf(slug, await loadCatalogue());
  if (dialog && !dialogOf(slug)) {
    document.body.append(dialog);
    prepare(dialog);
  }
  return dialogOf(slug);
}

/** Opens the dialog the address names and closes any other. */
async function followAddress() {
  const slug = hashInAddress();
  const open = document.querySelector<HTMLDialogElement>("dialog[data-treatment][open]");
  if (open && open.dataset.treatment !== slug) open.close();
  if (!slug) return;
  let wanted: HTMLDialogElement | null;
  try {
    wanted = await dialogFor(slug);
  } catch {
    // No network for the details in place: the treatment's own page may still come.
    location.replace(linkTo(slug)?.href ?? location.pathname);
    return;
  }
  if (wanted && !wanted.open && hashInAddress() === slug) {
    growFrom(linkTo(slug)?.closest("article"), wanted);
    // A scrollbar that takes room leaves its place when the page behind no longer scrolls.
    const root = document.documentElement;
    root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    wanted.showModal();
    wanted.firstElementChild?.scrollTo(0, 0);
  }
}

/** Tells the style where the card is, from which the dialog grows (styles/treatment-dialog.css). */
function growFrom(card: Element | null | undefined, dialog: HTMLDialogElement) {
  // A filter may hide it: then the dialog has no place to come from.
  if (!card?.checkVisibility()) return dialog.removeAttribute("style");
  const { left, top, width, height } = card.getBoundingClientRect();
  dialog.style.setProperty("--from-x", `${left + width / 2 - innerWidth / 2}px`);
  dialog.style.setProperty("--from-y", `${top + height / 2 - innerHeight / 2}px`);
  dialog.style.setProperty("--from-scale", "0.35");
}

function leaveAddress(dialog: HTMLDialogElement) {
  if (hashInAddress() !== dialog.dataset.treatment) return;
  // Opened from a card: the page below is one step back. Opened by a link: nothing is behind it.
  if (history.state?.openedHere) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
}

/** Of the dialog, as a link to a part of a page does; the address stays the treatment's. */
function showPart(dialog: HTMLDialogElement, hash: string) {
  const part = dialog.querySelector<HTMLElement>(hash);
  const section = part?.closest("details");
  if (section) section.open = true;
  part?.scrollIntoView();
  if (part) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}

function prepare(dialog: HTMLDialogElement) {
  dialog.addEventListener("close", () => leaveAddress(dialog));
  // Its place when it has grown: until then a second tap on the card is beside it.
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const x = clientX - dialog.offsetLeft;
    const y = clientY - dialog.offsetTop;
    return (
      target === dialog && (x < 0 || x > dialog.offsetWidth || y < 0 || y > dialog.offsetHeight)
    );
  };
  // Text that is selected may end outside: only what begins there too closes the dialog.
  let pressedOutside = false;
  dialog.addEventListener("pointerdown", (event) => {
    pressedOutside = isOutside(event);
  });
  dialog.addEventListener("click", (event) => {
    const inside = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    if (inside) {
      event.preventDefault();
      showPart(dialog, inside.hash);
      return;
    }
    const closes = (event.target as Element).closest("[data-close]");
    // The second click of a double one on the card's link lands here.
    const isSecond = event.detail > 1;
    if (closes || (pressedOutside && isOutside(event) && !isSecond)) dialog.close();
  });
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-treatment]"))
  prepare(dialog);

/** A treatment that somebody points at may be opened next. */
function loadAhead(link: Element | null) {
  const slug = (link as HTMLElement | null)?.dataset.opens;
  if (slug && !dialogOf(slug)) loadCatalogue().catch(() => {});
}
for (const sign of ["pointerover", "focusin"])
  document.addEventListener(sign, ({ target }) =>
    loadAhead((target as Element).closest("[data-opens]")),
  );
// The sign that brought this file was before it.
loadAhead(document.querySelector("[data-opens]:is(:hover, :focus, :active)"));

document.addEventListener("treatment", ({ target }) => {
  const slug = (target as HTMLElement).dataset.opens;
  // Chosen twice before this file was there.
  if (hashInAddress() === slug) return;
  // Closing leads back to the page below. If that one's address named a part of it, browsers
  // would go there, and focus with them.
  const { hash, href } = location;
  if (hash) history.replaceState({ part: hash }, "", href.replace(hash, ""));
  history.pushState({ openedHere: true }, "", `#${slug}`);
  followAddress();
});
window.addEventListener("popstate", followAddress);
window.addEventListener("hashchange", followAddress);
followAddress();
