import { isPaged } from "~/catalogue/paging";
import type { Words } from "~/content/site";
import { useSite } from "~/content/use-site";
import { PhoneLink } from "~/ui/piece/phone-link";

/** No results: three links, and the phone number. */
export function Empty({
  words,
  isShown = true,
}: {
  words: Words["servicesWords"]["empty"];
  isShown?: boolean;
}) {
  const {
    facts: { phones },
    words: siteWords,
  } = useSite();
  const all = (
    <a className="button button-quiet" href="/services">
      {words.reset}
    </a>
  );
  return (
    <div className="catalogue-empty" data-catalogue-empty="" hidden={!isShown}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <p className="actions">
        {isPaged ? (
          all
        ) : (
          <>
            <button className="button button-quiet" data-catalogue-reset="" type="button">
              {words.reset}
            </button>
            <noscript>{all}</noscript>
          </>
        )}
        <a className="button button-quiet" href="/faqs">
          {siteWords.searchWords.nothing.questions}
        </a>
        <a className="button button-quiet" href="/contact">
          {siteWords.searchWords.nothing.write}
        </a>
        <PhoneLink className="button button-quiet" phone={phones.treatments} />
      </p>
    </div>
  );
}

/** What is found is in another category; a script shows it where it filters. */
export function Elsewhere({
  words,
  href,
}: {
  words: Words["servicesWords"]["elsewhere"];
  /** To the results, where the server has filtered. */
  href?: string;
}) {
  return (
    <div className="catalogue-empty" data-catalogue-elsewhere="" hidden={!href}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {href ? (
        <a className="button button-quiet" href={href}>
          {words.button}
        </a>
      ) : (
        <button className="button button-quiet" type="button">
          {words.button}
        </button>
      )}
    </div>
  );
}
