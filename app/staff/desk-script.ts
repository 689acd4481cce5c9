import { applyChoices } from "./bookings/apply-choice";
import { offerNames } from "./colleagues/offer-names";
import { followConversation } from "./conversation/follow-conversation";
import { keepDraft, offerSavedReplies, sendByKey } from "./conversation/reply-box";
import { countTicked } from "./frame/count-ticked";
import { pollQueue } from "./inbox/poll-queue";

/* The desk's only script: every task works without it. */
followKeys();
pollQueue();
followConversation();
offerSavedReplies();
offerNames();
sendByKey();
applyChoices();
countTicked();
logCalls();
showOpenRow();
keepWhatIsTyped(keepDraft());

/**
 * Keyboard shortcuts. An element declares its key in `data-key`, or in `data-focus` where it is the
 * first of several; elements with `data-focus` and fields take focus, any other is clicked.
 * Inactive while the person types, or with Ctrl, Alt or Command.
 */
function followKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const { target, key } = event;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) {
      // Escape leaves the field, so that the shortcuts work again.
      if (key === "Escape") target.blur();
      return;
    }
    if (key === "j" || key === "k") return move(key === "j" ? 1 : -1);
    const row = target instanceof HTMLElement && target.closest<HTMLElement>(".queue-row");
    if (key === "t" && row && !row.ariaCurrent) return take(row);
    const element = elementFor(key);
    if (!element) return;
    event.preventDefault();
    openAround(element);
    // An expired offer, such as undo, has no shortcut either.
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    if (element.matches("input, select, textarea, [data-focus]")) element.focus();
    else element.click();
  });
}

/** The visible one of the elements with this key. */
function elementFor(key: string) {
  const all = [...document.querySelectorAll<HTMLElement>("[data-key], [data-focus]")];
  const found = all.filter(({ dataset }) => dataset.key === key || dataset.focus === key);
  return found.find((element) => element.checkVisibility()) ?? found[0];
}

function openAround(element: HTMLElement) {
  const around = element.parentElement?.closest<HTMLElement>("details, [popover]");
  if (!around) return;
  openAround(around);
  if (around instanceof HTMLDetailsElement) around.open = true;
  else if (!around.matches(":popover-open")) around.showPopover();
}

/** After a click on the number, the outcome of the call is one more click. */
function logCalls() {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href^='tel:']"))
      document.getElementById("log-call")?.showPopover();
  });
}

/** Scrolls the list beside an open inquiry to its row; below the list's head a whole row begins. */
function showOpenRow() {
  const row = document.querySelector<HTMLElement>(".queue-row[aria-current]");
  const list = row?.closest(".queue");
  if (!row || !list || row.offsetTop + row.offsetHeight <= list.clientHeight) return;
  const from = row.offsetTop - list.clientHeight / 3;
  const first = [...list.querySelectorAll<HTMLElement>(".queue-row")].find(
    ({ offsetTop }) => offsetTop >= from,
  );
  const head = list.querySelector<HTMLElement>(".queue-head")?.offsetHeight ?? 0;
  list.scrollTop = (first ?? row).offsetTop - head;
}

/** Assigns the focused row to the person; opens it when it is theirs already or they may not. */
function take(row: HTMLElement) {
  const link = row.querySelector("a");
  const { me } = row.closest<HTMLElement>("[data-me]")?.dataset ?? {};
  const { had = "", reference } = row.dataset;
  const idempotencyKey = document.querySelector<HTMLInputElement>("[name=attempt]")?.value;
  if (!link || !me || !idempotencyKey || had === me) return link?.click();
  const form = document.createElement("form");
  form.method = "post";
  form.action = link.href;
  form.hidden = true;
  const fields = { attempt: `${idempotencyKey}-${reference}`, had, do: `assign:${me}` };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.requestSubmit();
}

/** Moves to the next or previous row of the queue, starting from the open one. */
function move(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>(".queue-name a")];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  const open = rows.findIndex((row) => row.closest("[aria-current]"));
  const from = here >= 0 ? here : open >= 0 ? open : by > 0 ? -1 : rows.length;
  rows[Math.min(Math.max(from + by, 0), rows.length - 1)]?.focus();
}

/** Milliseconds until the server counts as unreachable. */
const timeoutMs = 8000;

/**
 * Before a form is posted, checks that the server responds. If not, the typed text stays and the
 * form shows a message; the form is posted only by another click. `settled` waits for another
 * script's pending requests.
 */
function keepWhatIsTyped(settled: () => Promise<void>) {
  const words = document.querySelector<HTMLElement>("[data-away]")?.dataset.away ?? "";
  const sure = new WeakSet<HTMLFormElement>();
  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || sure.delete(form)) return;
    event.preventDefault();
    // A second click while the request is pending.
    if (form.ariaBusy) return;
    form.querySelector(".away")?.remove();
    const { submitter } = event;
    form.ariaBusy = "true";
    const busy = document.activeElement;
    const [there] = await Promise.all([isThere(), settled()]);
    if (there) {
      sure.add(form);
      form.requestSubmit(submitter);
      // After stopping the page load, the button may be clicked again; a form that is sent twice is
      // one change.
      setTimeout(() => {
        form.ariaBusy = null;
      }, timeoutMs);
      return;
    }
    form.ariaBusy = null;
    const message = document.createElement("p");
    message.className = "problem away";
    message.role = "alert";
    message.textContent = words;
    form.append(message);
    if (busy instanceof HTMLElement) busy.focus({ preventScroll: true });
    message.scrollIntoView({ block: "nearest" });
  });
  // The browser restored this page after a form had been sent.
  addEventListener("pageshow", () => {
    for (const form of document.forms) form.ariaBusy = null;
  });
}

async function isThere() {
  try {
    const response = await fetch("/healthz", {
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
