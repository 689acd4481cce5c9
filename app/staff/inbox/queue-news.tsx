import { queueWords as words } from "~/content/en/staff/staff-queue";

/** How many came in since the page was shown; the script ask-for-news.ts fills it. */
export const QueueNews = ({ href }: { href: string }) => (
  <p aria-live="polite" className="queue-news" hidden>
    <a data-news={words.arrived("{n}")} href={href}>
      {words.show}
    </a>
  </p>
);
