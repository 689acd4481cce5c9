import { queueWords as words } from "~/content/en/staff/staff-queue";

/** Number of inquiries received since the page was shown, filled by ask-for-news.ts. */
export const QueueNews = ({ href }: { href: string }) => (
  <p aria-live="polite" className="queue-news" hidden>
    <a data-news={words.arrived("{n}")} href={href}>
      {words.show}
    </a>
  </p>
);
