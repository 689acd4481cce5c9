import { callingWords as words } from "~/content/en/calling";
import { language } from "~/content/en/language";
import { closedDayText } from "~/content/en/office-status";
import { pathIn } from "~/content/languages";
import { formatPhone } from "~/facts/format-facts";
import type { CallHours } from "~/facts/hours/closed-day";
import { clinicTimeBy } from "~/facts/hours/local-date";
import { type OfficeStatus, officeStatus } from "~/facts/hours/office-status";
import { sayHours } from "./say-hours";

/*
 * Shows whether calls are taken now, which the pre-rendered page cannot know; on desktops, a click
 * on a number copies it. A module loaded a moment after the page (scripts-on-demand.ts).
 */

let shownLine = "";

function show(hours: CallHours) {
  const status = officeStatus(clinicTimeBy(hours.offsets, Date.now()), hours.listed, hours);
  const { line, short, bar } = textsOf(status, hours.holidayNote);
  for (const place of document.querySelectorAll<HTMLElement>("[data-call-now]"))
    if (place.textContent !== line) sayHours(place, line, hours);
  if (shownLine === line) return;
  shownLine = line;
  document.documentElement.dataset.calls = status.office;
  for (const place of document.querySelectorAll<HTMLElement>("[data-opens-at]"))
    place.textContent = short;
  showInBar(bar);
  for (const place of document.querySelectorAll<HTMLElement>(".closing .actions"))
    showInClosing(place, Boolean(bar));
}

/** Texts of the page's line, of the header's number and of the call bar. */
function textsOf(status: OfficeStatus, holidayNote: string) {
  if (status.office === "open")
    return { line: words.open(status.closes), short: words.openUntil(status.closes), bar: "" };
  const closed = status.closedDay ? closedDayText(status.closedDay) : "";
  const next = status.office === "closed" ? status.opens : null;
  const short = next ? words.opens(next.inDays, next.weekday, next.time, next.date) : "";
  const details = [closed, short].filter(Boolean).join(". ");
  const line =
    status.office === "closed"
      ? words.closed(details)
      : [closed, holidayNote].filter(Boolean).join(". ");
  return { line, short, bar: details };
}

/**
 * Updates the phone's bar: the number during call hours; else the next hours, with writing first.
 */
function showInBar(opens: string) {
  const bar = document.querySelector<HTMLElement>(".call-bar");
  const call = bar?.querySelector<HTMLAnchorElement>("a[href^='tel:']");
  const write = bar?.querySelector<HTMLAnchorElement>("a:not([href^='tel:'])");
  const text = call?.querySelector("span");
  if (!bar || !call || !write || !text) return;
  const number = words.call(formatPhone(call.href.slice("tel:".length)));
  text.textContent = opens || number;
  call.ariaLabel = opens ? `${number}. ${opens}` : null;
  call.classList.toggle("button-quiet", Boolean(opens));
  write.classList.toggle("button-quiet", !opens);
  order(bar, opens ? [write, call] : [call, write]);
}

/** Outside call hours the last call of a page has writing first. The line below says when calls are taken. */
function showInClosing(place: HTMLElement, isClosed: boolean) {
  const call = place.querySelector<HTMLAnchorElement>("a[href^='tel:']");
  const write = place.querySelector<HTMLAnchorElement>("a:not([href^='tel:'])");
  if (!call || !write) return;
  place.dataset.first ??= place.firstElementChild === call ? "call" : "write";
  const isCallFirst = !isClosed && place.dataset.first === "call";
  for (const [link, isFirst] of [
    [call, isCallFirst],
    [write, !isCallFirst],
  ] as const) {
    link.classList.toggle("button-light", isFirst);
    link.classList.toggle("button-outline", !isFirst);
  }
  order(place, isCallFirst ? [call, write] : [write, call]);
}

/** Both are inserted again, because moving a painted element counts as a layout shift. */
function order(place: HTMLElement, links: readonly [HTMLElement, HTMLElement]) {
  if (place.firstElementChild !== links[0]) place.replaceChildren(...links);
}

const clicks = matchMedia("(hover: hover) and (pointer: fine)");
/** Milliseconds for which a link shows that its number was copied, and for which the note stays. */
const shown = 2_500;
const noteStays = 10_000;
/** Milliseconds until screen readers observe a newly added live region. */
const announceAfterMs = 100;

let note: HTMLElement | undefined;

/** Says what a click on a call link did, where no phone may be, and leads to the form. */
function tell(text: string) {
  note?.remove();
  const place = Object.assign(document.createElement("div"), { className: "toasts" });
  place.role = "status";
  document.body.append(place);
  note = place;
  setTimeout(() => {
    const toast = Object.assign(document.createElement("div"), { className: "toast" });
    toast.textContent = text;
    const write = document.querySelector(".call-bar a:not([href^='tel:'])")?.cloneNode(true);
    if (write instanceof HTMLElement) {
      write.removeAttribute("class");
      toast.append(write);
    }
    place.append(toast);
  }, announceAfterMs);
  setTimeout(() => place.remove(), noteStays);
}

document.addEventListener("click", async ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href^='tel:']");
  const place = link?.querySelector<HTMLElement>(".tabular");
  if (!link || !place || !clicks.matches || place.dataset.copied !== undefined) return;
  const number = place.textContent ?? "";
  try {
    await navigator.clipboard.writeText(number);
  } catch {
    // Copying is not allowed.
    tell(words.call(number));
    return;
  }
  place.dataset.copied = "";
  place.textContent = words.copied;
  tell(`${words.copied}: ${number}`);
  setTimeout(() => {
    delete place.dataset.copied;
    place.textContent = number;
  }, shown);
});

fetch(pathIn(language, "/call-hours.json"))
  .then((response) => response.json())
  .then((hours: CallHours) => {
    show(hours);
    setInterval(show, 30_000, hours);
  })
  // Without the hours the page says nothing about the current time.
  .catch(() => {});
