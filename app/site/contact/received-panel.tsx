import { useFormWords } from "~/content/form-words";
import { inOnePiece } from "~/content/in-one-piece";
import { pathIn } from "~/content/languages";
import { formatPhone } from "~/facts/format-facts";
import { BookAlone } from "~/site/visitor/book-alone";
import { useTitlePrefix } from "~/ui/form/error-summary";
import type { ContactContext } from "./contact-context";
import type { InquiryResponse } from "./inquiry-schema";

/** Replaces the form after sending: the confirmation, the reference, and the next steps. */
export function ReceivedPanel({
  isUrgent,
  reference,
  statusLink,
  next,
  free,
  phone,
  back,
}: Omit<Extract<InquiryResponse, { outcome: "received" }>, "outcome"> & {
  phone: string;
  back: ContactContext["back"];
}) {
  const { inquiryMessages: words, bookAloneWords, contactFormWords, language } = useFormWords();
  useTitlePrefix(words.sentTitle);
  const way = back ?? { href: pathIn(language, "/"), label: contactFormWords.home };
  return (
    // It takes focus, which announces it: a live region would announce it twice.
    <div aria-live="off" className="result-panel" data-takes-focus role="status" tabIndex={-1}>
      {isUrgent && (
        <p className="urgent">
          <strong>{words.urgent}</strong>
        </p>
      )}
      <h2>{words.sent.title}</h2>
      <p>{words.sent.text}</p>
      <p>
        {words.referenceLabel}: <strong className="reference">{reference}</strong>
      </p>
      {free && statusLink && (
        <>
          <h3>{bookAloneWords.heading}</h3>
          <BookAlone free={free} page={statusLink} />
        </>
      )}
      <h3>{words.nextHeading}</h3>
      <ul className="next-steps">
        {next.map((sentence) => (
          <li key={sentence}>
            <Unbroken text={sentence} />
          </li>
        ))}
        <li>
          {words.sooner}{" "}
          <a className="unbroken" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </li>
      </ul>
      {statusLink && (
        <p className="status-link">
          <a className="button" href={statusLink} rel="nofollow">
            {words.statusLink}
          </a>
          <span className="hint">{words.statusLinkHint}</span>
        </p>
      )}
      <ul className="ways-on">
        <li>
          <a download href="/clinic.vcf">
            {words.vCard}
          </a>
        </li>
        <li>
          <a href={way.href}>{way.label}</a>
        </li>
        <li>
          <a href={pathIn(language, "/contact")}>{words.again}</a>
        </li>
      </ul>
    </div>
  );
}

/** For texts of islands, which `keepTogether` skips. */
function Unbroken({ text }: { text: string }) {
  return text.split(inOnePiece).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the text never changes.
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
