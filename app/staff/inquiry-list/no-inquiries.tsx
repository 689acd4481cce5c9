import { serviceLabel } from "~/content/en/service-options";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import type { InquiryFilter } from "./inquiry-list";
import { filterQuery, withoutNarrowing } from "./read-filter";

const words = staffWords.list;

/** Why the list is empty, and the way to the whole of it where a filter may be the reason. */
export function NoInquiries({
  filter,
  path,
  beyond,
}: {
  filter: InquiryFilter;
  path: string;
  /** The list has rows, but not on this page. */
  beyond: boolean;
}) {
  const { search, spam } = filter;
  const narrowing = narrowingOf(filter);
  if (beyond) return <p className="empty">{words.beyond}</p>;
  if (narrowing.length === 0) {
    const nothingYet = spam ? words.noSpam : words.noneYet;
    return <p className="empty">{search ? words.none : nothingYet}</p>;
  }
  const searchAll = spam ? words.searchAllSpam : words.searchAll;
  const showAll = spam ? words.showAllSpam : words.showAll;
  return (
    <>
      <p className="empty">
        {words.none} {words.narrowedTo} {narrowing.join(", ")}.
      </p>
      <p>
        <a className="tap" href={path + filterQuery(withoutNarrowing(filter))}>
          {search ? searchAll : showAll}
        </a>
      </p>
    </>
  );
}

/** "Status: Closed" and the like, for every filter but the words that are looked for. */
function narrowingOf(filter: InquiryFilter): string[] {
  const { email, status, service, from, to, overdue, mailFailed } = filter;
  const named = (name: string, value: string) => (value ? [`${name}: ${value}`] : []);
  return [
    ...named(words.email, email),
    ...(overdue ? [words.overdueMark] : named(words.status, status && statusWords[status])),
    ...(mailFailed ? [words.mailFailedMark] : []),
    ...named(words.service, service && serviceLabel(service)),
    ...named(words.from, from),
    ...named(words.to, to),
  ];
}
