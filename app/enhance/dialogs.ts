import { hashInAddress } from "./hash-in-address";
import { trusted } from "./trusted-types";

/**
 * A treatment's details open in place. The address carries which one is open (#slug), so that
 * Back closes it, reload reopens it and a shared link shows it. Links opened in a new tab, or
 * without this script, lead to the treatment's own page.
 *
 * /services holds all dialogs; other pages fetch it once, when a card is first pointed at, so
 * that nobody carries details that they do not open.
 */
const links = "a[data-opens]";

const dialogOf = (slug: string, page: Document = document) =>
  page.querySelector<HTMLDialogElement>(`dialog[data-treatment="${CSS.escape(slug)}"]`);

const linkTo = (slug: string) =>
  document.querySelector<HTMLAnchorElement>(`a[data-opens="${CSS.escape(slug)}"]`);

let catalogue: Promise<Document> | undefined;

function loadCatalogue(): Promise<Document> {
  catalogue ??= fetch("/services").then(async (answer) => {
    if (!answer.ok) throw new Error("The catalogue did not arrive");
    // Its styles and scripts stay behind: this page has its own, and its policy allows no others.
    const text = (await answer.text()).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, "");
    const page = trusted.createHTML(text);
    return new DOMParser().parseFromString(page, "text/html");
  });
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
    wanted.showModal();
    wanted.scrollTop = 0;
  }
}

/** Tells the style where the card is, from which the dialog grows (styles/motion.css). */
function growFrom(card: Element | null | undefined, dialog: HTMLDialogElement) {
  if (!card) return;
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

function prepare(dialog: HTMLDialogElement) {
  dialog.addEventListener("close", () => leaveAddress(dialog));
  dialog.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-close]")) return dialog.close();
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) dialog.close();
  });
}

export function enhanceDialogs() {
  if (!document.querySelector(links)) return;

  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(links);
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    history.pushState({ openedHere: true }, "", `#${link.dataset.opens}`);
    followAddress();
  });
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(links);
      if (link && !dialogOf(link.dataset.opens ?? "")) loadCatalogue().catch(() => {});
    });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-treatment]"))
    prepare(dialog);
  window.addEventListener("popstate", followAddress);
  window.addEventListener("hashchange", followAddress);
  followAddress();
}
