import { officeHours, officeStatusWords } from "~/content/opening-hours";
import { site } from "~/content/site";
import { officeStatus } from "./office-status";

/** Says beside the hours whether the office is open now; the file itself cannot know. */
function show() {
  const line = document.querySelector<HTMLElement>("[data-office-status]");
  if (!line) return;
  const status = officeStatus(new Date(), officeHours, site.timeZone);
  line.dataset.officeStatus = status.open ? "open" : "closed";
  line.textContent = status.open
    ? officeStatusWords.open(status.closes)
    : officeStatusWords.closed(status.opens.inDays, status.opens.weekday, status.opens.time);
}

show();
setInterval(show, 30_000);
