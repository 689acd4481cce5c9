import { callingWords } from "~/content/en/calling";
import { frameWords } from "~/content/en/frame";
import type { CallToAction as Words } from "~/content/word-shapes";
import { useFacts } from "~/facts/use-facts";
import { PhoneLink } from "../piece/phone-link";
import { useContactPath } from "./use-contact-path";

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
  /** In E.164. Left out where specification, section 2, asks for the contact page alone. */
  phone?: string;
  /** The words of specification, section 2, for the link, whose URL is then exactly /contact. */
  onlineLabel?: string;
  /** The contact page is the main way on, the call the other one. */
  onlineFirst?: boolean;
  /** Id of the section; a page with two of them needs two ids. */
  id?: string;
  /** A subject of contact-subjects.ts, where the link's URL must stay as it is. */
  about?: string;
}) {
  const path = useContactPath();
  const { phones } = useFacts();
  const online = (
    <a
      className={`button ${onlineFirst || !phone ? "button-light" : "button-outline"}`}
      // A script adds what it is about (enhance/carry-subject.ts).
      data-about={(onlineLabel && about) || undefined}
      href={onlineLabel ? "/contact" : path}
    >
      {onlineLabel ?? frameWords.callBar.online}
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
              name={callingWords.lines[phone === phones.clinic ? "clinic" : "treatments"]}
              phone={phone}
            />
          )}
          {!onlineFirst && online}
        </p>
        {phone && (
          <>
            <p className="call-now" data-call-now="" />
            <a className="call-hours" href="/contact#hours">
              {callingWords.hours}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
