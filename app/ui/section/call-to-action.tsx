import { useLocation } from "react-router";
import { useSite } from "~/content/use-site";
import type { CallToAction as Words } from "~/content/word-shapes";
import { PhoneLink } from "../piece/phone-link";

/** The end of a page: call, or write. */
export function CallToAction({
  words,
  phone,
  onlineLabel,
  onlineFirst = false,
  id = "closing",
  about,
}: {
  words: Words;
  /** In E.164. Absent where specification, section 2, requires the contact page alone. */
  phone?: string;
  /** The link's text from specification, section 2; the link's URL is then exactly /contact. */
  onlineLabel?: string;
  /** The contact page is the primary link, the call the secondary. */
  onlineFirst?: boolean;
  /** Id of the section; a page with two of them needs two ids. */
  id?: string;
  /** A subject of contact-subjects.ts, where the link's URL must stay as it is. */
  about?: string;
}) {
  const {
    facts: { phones },
    words: siteWords,
  } = useSite();
  const path = useContactPath();
  const online = (
    <a
      className={`button ${onlineFirst || !phone ? "button-light" : "button-outline"}`}
      // A script adds the subject (enhance/enhance.ts).
      data-about={(onlineLabel && about) || undefined}
      href={onlineLabel ? "/contact" : path}
    >
      {onlineLabel ?? siteWords.frameWords.callBar.online}
    </a>
  );
  return (
    <section aria-labelledby={`${id}-heading`} className="section closing">
      <div className="wrap">
        <h2 id={`${id}-heading`}>{words.heading}</h2>
        <p className="lead">{words.text}</p>
        <p className="actions">
          {onlineFirst && online}
          {phone && (
            <PhoneLink
              className={`button ${onlineFirst ? "button-outline" : "button-light"}`}
              name={siteWords.callingWords.lines[phone === phones.clinic ? "clinic" : "treatments"]}
              phone={phone}
            />
          )}
          {!onlineFirst && online}
        </p>
        {phone && (
          <>
            <p className="call-now" data-call-now="" />
            <a className="call-hours" href="/contact#hours">
              {siteWords.callingWords.hours}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** The form's URL with the page's subject: /contact?treatment=… or ?about=…. */
export function useContactPath(): string {
  const { words } = useSite();
  const path = useLocation().pathname.replace(/^\/|\/$/g, "");
  const [, treatment] = /^treatments\/([\w-]+)$/.exec(path) ?? [];
  if (treatment) return `/contact?treatment=${treatment}`;
  const subject = path === "anti-aging" ? "anti-aging-longevity" : path;
  return Object.hasOwn(words.contactSubjects, subject) ? `/contact?about=${subject}` : "/contact";
}
