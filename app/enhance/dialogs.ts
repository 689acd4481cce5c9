import { slugInUrl } from "~/catalogue/old-slugs";
import { language } from "~/content/en/language";
import { pathIn } from "~/content/languages";
import style from "./treatment-dialog.css?inline";

/**
 * Opens a treatment's details in a dialog. The URL's fragment names the open one (#slug), so that
 * Back closes it, reload reopens it and a shared link shows it. This file is fetched when a card is
 * first pointed at (scripts-on-demand.ts), clicked, or named by the URL (enhance.ts), on /services a
 * moment after the page. It fetches all dialogs in one file, or each when it is opened where they are
 * too many; the opened ones are added to the page.
 */

const dialogOf = (slug: string) =>
  document.querySelector<HTMLDialogElement>(`dialog[data-treatment="${CSS.escape(slug)}"]`);

const linkTo = (slug: string) =>
  document.querySelector<HTMLAnchorElement>(`a[data-opens="${CSS.escape(slug)}"]`);

/** The only place that converts text to HTML: the site's own dialogs (Trusted Types, W3C). */
const rules = { createHTML: (dialog: string): string => dialog };
const trusted = window.trustedTypes?.createPolicy("catalogue", rules) ?? rules;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Milliseconds to wait for the dialogs before opening the treatment's own page. */
const timeoutMs = 8_000;

async function load(query = ""): Promise<Record<string, string>> {
  const response = await fetch(pathIn(language, "/treatment-dialogs.json") + query, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A fragment may name no treatment.
  if (query && response.status === 404) return {};
  if (!response.ok) throw new Error("The dialogs did not load");
  return response.json();
}

let dialogs: Promise<Record<string, string>> | undefined;

/**
 * The HTML of all dialogs, by slug; empty where each is fetched when it is opened. After a failure
 * the next call tries again.
 */
function loadDialogs(): Promise<Record<string, string>> {
  dialogs ??= load();
  dialogs.catch(() => {
    dialogs = undefined;
  });
  return dialogs;
}

async function htmlOf(slug: string): Promise<string | undefined> {
  const all = await loadDialogs();
  if (Object.keys(all).length > 0) return all[slug];
  return (await load(`?treatment=${encodeURIComponent(slug)}`))[slug];
}

/** The catalogue opens every treatment, also those whose cards are on another of its pages. */
const mayOpen = (slug: string) =>
  linkTo(slug) !== null ||
  (document.querySelector("[data-catalogue]") !== null && !document.getElementById(slug));

/** Returns the treatment's dialog, added to this page if needed; null when there is none. */
async function dialogFor(slug: string): Promise<HTMLDialogElement | null> {
  const here = dialogOf(slug);
  if (here || !mayOpen(slug)) return here;
  const html = await htmlOf(slug);
  if (html && !dialogOf(slug)) {
    document.body.insertAdjacentHTML("beforeend", trusted.createHTML(html));
    const added = dialogOf(slug);
    if (added) prepare(added);
  }
  return dialogOf(slug);
}

/** Opens the dialog that the URL names and closes any other. */
async function followUrl() {
  const slug = slugInUrl();
  const open = document.querySelector<HTMLDialogElement>("dialog[data-treatment][open]");
  if (open && open.dataset.treatment !== slug) open.close();
  if (!slug) return;
  let wanted: HTMLDialogElement | null;
  try {
    wanted = await dialogFor(slug);
  } catch {
    // The dialogs could not be fetched: open the treatment's own page.
    location.replace(linkTo(slug)?.href ?? location.pathname);
    return;
  }
  if (wanted && !wanted.open && slugInUrl() === slug) {
    growFrom(linkTo(slug)?.closest("article"), wanted);
    // While the dialog is open the page does not scroll, so reserve the scrollbar's width.
    const root = document.documentElement;
    root.dataset.dialog = innerWidth > root.clientWidth ? "scrollbar" : "";
    // On Back from another page the dialog is there at once: the header of the running transition
    // would be above it, and the page would be seen through it.
    const arriving = document.activeViewTransition;
    arriving?.skipTransition();
    if (arriving) wanted.style.transition = "none";
    wanted.showModal();
    if (arriving) requestAnimationFrame(() => wanted.style.removeProperty("transition"));
    // Browsers would focus the scrolling part, whose accessible name is the whole text.
    wanted.querySelector("h2")?.focus();
    wanted.firstElementChild?.scrollTo(0, 0);
  }
}

/** Passes to CSS a point an eighth of the way to the card, where the dialog comes from. */
function growFrom(card: Element | null | undefined, dialog: HTMLDialogElement) {
  // A filter may have hidden the card.
  if (!card?.checkVisibility()) return dialog.removeAttribute("style");
  const { left, top, width, height } = card.getBoundingClientRect();
  dialog.style.setProperty("--from-x", `${(left + width / 2 - innerWidth / 2) / 8}px`);
  dialog.style.setProperty("--from-y", `${(top + height / 2 - innerHeight / 2) / 8}px`);
  dialog.style.setProperty("--from-scale", "0.92");
}

function leaveUrl(dialog: HTMLDialogElement) {
  if (slugInUrl() !== dialog.dataset.treatment) return;
  // If it was opened from a card, the page without the dialog is one step back; if by a link, it is
  // not.
  if (history.state?.openedHere) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
}

/** Opens, scrolls to and focuses a part of the dialog, as a browser does for a fragment. */
function showPart(dialog: HTMLDialogElement, hash: string) {
  const part = dialog.querySelector<HTMLElement>(hash);
  const section = part?.closest("details");
  if (section) section.open = true;
  part?.scrollIntoView();
  if (part) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}

function prepare(dialog: HTMLDialogElement) {
  dialog.addEventListener("close", () => {
    // Another one may have been opened before this event.
    if (!document.querySelector("dialog[data-treatment][open]"))
      delete document.documentElement.dataset.dialog;
    leaveUrl(dialog);
    // Opened by its URL and not from a card: focus is in the dialog, or nowhere.
    const { activeElement: focused, body } = document;
    if (focused === body || dialog.contains(focused))
      linkTo(dialog.dataset.treatment ?? "")?.focus({ preventScroll: true });
  });
  // Uses the dialog's final position, even while it is still growing.
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const x = clientX - dialog.offsetLeft;
    const y = clientY - dialog.offsetTop;
    return (
      target === dialog && (x < 0 || x > dialog.offsetWidth || y < 0 || y > dialog.offsetHeight)
    );
  };
  // A text selection may end outside: a click closes the dialog only if it began outside too.
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
    // The second click of a double click on the card's link arrives here.
    const isSecond = event.detail > 1;
    if (closes || (pressedOutside && isOutside(event) && !isSecond)) dialog.close();
  });
}

document.addEventListener("treatment", ({ target }) => {
  const slug = (target as HTMLElement).dataset.opens;
  // The link was clicked twice before this file had loaded.
  if (slugInUrl() === slug) return;
  // Closing goes one step back. If that URL had a fragment, the browser would scroll there and move
  // focus.
  const { hash, href } = location;
  if (hash) history.replaceState({ part: hash }, "", href.replace(hash, ""));
  history.pushState({ openedHere: true }, "", `#${slug}`);
  followUrl();
});
window.addEventListener("popstate", followUrl);
window.addEventListener("hashchange", followUrl);
// A pointer over a card loaded this script; a click usually follows.
loadDialogs().catch(() => {});
followUrl();
