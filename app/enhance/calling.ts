import { callingWords as words } from "~/content/en/calling";
import { formatPhone } from "~/facts/format-phone";
import type { CallHours } from "~/facts/hours/call-hours";
import { officeStatus } from "~/facts/hours/office-status";
import { timeZone } from "~/facts/identity";

/**
 * Calling knows the clock: whether calls are taken now, which the page's file cannot know; and where
 * a click on a number mostly does nothing, on desktops, it copies the number. A module that comes a
 * moment after the page (scripts-on-demand.ts).
 */
const facts: CallHours = JSON.parse(
  document.querySelector<HTMLElement>("[data-call-hours]")?.dataset.callHours ?? "null",
);

function show() {
  const status = officeStatus(new Date(), facts.listed, facts.holidays, timeZone);
  const opens =
    status.office === "closed" &&
    words.opens(status.opens.inDays, status.opens.weekday, status.opens.time);
  const line =
    status.office === "open"
      ? words.open(status.closes)
      : opens
        ? words.closed(opens)
        : facts.holidayNote;
  for (const place of document.querySelectorAll<HTMLElement>("[data-call-now]"))
    if (place.textContent !== line) place.textContent = line;
  if (document.documentElement.dataset.calls === status.office) return;
  document.documentElement.dataset.calls = status.office;
  const short = status.office === "open" ? words.openUntil(status.closes) : opens || "";
  for (const place of document.querySelectorAll<HTMLElement>("[data-opens-at]"))
    place.textContent = short;
  showInBar(opens);
}

/** The phone's bar: the number while calls are taken; else when they are, and writing comes first. */
function showInBar(opens: string | false) {
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
  // Both anew: nothing that was painted moves.
  bar.replaceChildren(...(opens ? [write, call] : [call, write]));
}

const clicks = matchMedia("(hover: hover) and (pointer: fine)");
/** Milliseconds for which a link says that its number was copied. */
const shown = 2_500;
/** Milliseconds after which a region that has just come to the page is listened to. */
const heard = 100;

/** Said to who hears the page, in a region that is there only then. */
function tell(text: string) {
  const told = Object.assign(document.createElement("p"), { className: "visually-hidden" });
  told.role = "status";
  document.body.append(told);
  setTimeout(() => {
    told.textContent = text;
  }, heard);
  setTimeout(() => told.remove(), shown);
}

document.addEventListener("click", async ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href^='tel:']");
  const place = link?.querySelector<HTMLElement>(".tabular");
  if (!link || !place || !clicks.matches || place.dataset.copied !== undefined) return;
  const number = place.textContent ?? "";
  try {
    await navigator.clipboard.writeText(number);
  } catch {
    // Not allowed here: the number can be read beside the words.
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

if (facts) {
  show();
  setInterval(show, 30_000);
}
