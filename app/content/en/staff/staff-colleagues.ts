import type { DayCounts } from "~/staff/colleagues/day-summary.server";

/** What colleagues tell each other, at the desk and by mail. The mails are neutral. */
export const colleagueWords = {
  menu: "For you",
  given: (who: string) => `${who} gave you`,
  named: (who: string) => `${who} named you in`,
  choose: "Colleagues to name",
  summary: {
    heading: "A summary each morning",
    hint: "An email with numbers only, when the office opens.",
    on: "Email me a summary",
    off: "Stop the summary",
    started: "You get a summary each morning.",
    stopped: "Summary stopped.",
  },
} as const;

export const colleagueMailWords = {
  notice: {
    subject: "Something at the front desk is for you",
    text: "A colleague gave you an inquiry or named you in a note. The front desk lists it under “For you”:",
  },
  summary: {
    subject: "Your day at the front desk",
    before: "When the office opened:",
    counts: {
      fresh: "New inquiries",
      wrote: "Visitors who wrote back",
      due: "Due today",
      appointments: "Appointments today",
      payments: "Payments that need attention",
    } satisfies Record<keyof DayCounts, string>,
    after: "You can stop this summary in your account.",
  },
} as const;
