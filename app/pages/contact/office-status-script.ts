import { officeHours, officeStatusWords } from "~/content/opening-hours";
import { site } from "~/content/site";
import { officeStatus } from "./office-status";

const line = document.querySelector<HTMLElement>("[data-office-status]");

/** Says beside the hours whether the office is open now; the file itself cannot know. */
function show() {
  if (!line) return;
  const status = officeStatus(new Date(), officeHours, site.timeZone);
  const text = status.open
    ? officeStatusWords.open(status.closes)
    : officeStatusWords.closed(status.opens.inDays, status.opens.weekday, status.opens.time);
  line.dataset.officeStatus = status.open ? "open" : "closed";
  line.textContent = text;
}

// Reading the clock of another time zone takes a phone a tenth of a second: not before it is seen.
const seen = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    show();
    setInterval(show, 30_000);
  },
  { rootMargin: "400px" },
);
if (line) seen.observe(line);
