import { ownQuestions } from "../../../app/content/en/own-texts";
import { withChanges } from "../../../app/facts/fact-change";
import { everyField, type FactField, tidyFacts } from "../../../app/facts/fact-fields";
import { factsOn } from "../../../app/facts/facts-on";
import type { Facts } from "../../../app/facts/facts-schema";
import { formatPhone } from "../../../app/facts/format-phone";
import { formatHour } from "../../../app/facts/hours/opening-hours";
import type { SiteParts } from "./site-parts";

/** The unique text that stands for field number `at`. */
const wordOf = (at: number) => `zq${at}qz`;
const words = /zq\d+qz/g;
const isWord = /^zq\d+qz$/;

type Mark = { value: unknown; seen: readonly string[] };

/** A value that no page contains, and how pages would show it; null: see `standsFor`. */
function markOf({ kind, path }: FactField, at: number): Mark | null {
  const word = wordOf(at);
  switch (kind) {
    case "money": {
      const dollars = (path.endsWith(".compareAtPrice") ? 90_000 : 70_000) + at + 0.07;
      return { value: dollars, seen: [dollars.toFixed(2), dollars.toLocaleString("en-US")] };
    }
    case "text":
    case "long":
      if (path === "place.postalCode") return null;
      return { value: `${word}.`, seen: [word] };
    case "choice":
      if (path.startsWith("featured.") || path.endsWith(".availability")) return null;
      return { value: word, seen: [word] };
    case "phone": {
      const number = `+1904${String(2_000_000 + at)}`;
      return { value: number, seen: [number, formatPhone(number)] };
    }
    case "email":
      return { value: `${word}@clinic.example`, seen: [word] };
    case "link":
      return { value: `https://${word}.example/`, seen: [word] };
    case "list":
      return { value: [word, `${word}b`], seen: [word] };
    case "days":
      return { value: [{ from: "2030-01-01", until: "2030-01-01", name: word }], seen: [word] };
    case "windows": {
      const opens = `02:${String(at % 60).padStart(2, "0")}`;
      return { value: [{ days: ["Monday"], opens, closes: "22:00" }], seen: [opens] };
    }
    case "hours": {
      const opens = `01:${String(at % 60).padStart(2, "0")}`;
      return { value: { opens, closes: "23:00" }, seen: [opens, formatHour(opens)] };
    }
    default:
      return null;
  }
}

/** A fact without a text of its own is shown where another fact is: the path of that fact. */
const standsFor = (path: string) =>
  path
    .replace(/compareAtRecord\.(from|until)$/, "compareAtPrice")
    .replace(/badgeDates\.until$/, "badge")
    .replace(/availability$/, "price")
    .replace(/postalCode$/, "street")
    .replace(/^bannerNotice\.dates\.(from|until)$/, "bannerNotice.text");

/**
 * The pages that show each fact. All pages are rendered once with a unique value for every fact, and
 * searched for these values.
 */
export async function findTouchedPages(
  { worker, live }: Pick<SiteParts, "worker" | "live">,
  facts: Facts,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const fields = [
    ...everyField(
      facts,
      ownQuestions(facts).map(({ key }) => key),
    ).values(),
  ];
  const marks = fields.flatMap((field, at) => {
    const mark = markOf(field, at);
    return mark ? [{ path: field.path, ...mark }] : [];
  });
  const marked = tidyFacts(
    withChanges(
      { ...facts, showCompareAtPrices: true },
      marks.map(({ path, value }) => ({ path, to: value })),
    ),
  );
  const pages = await worker.run("pages", { facts: factsOn(marked, live.today()), pageDates: {} });
  // Hundreds of words in dozens of pages: each page is searched once for all of them.
  const read = Object.entries(pages).map(([path, html]) => ({
    ...{ path, html, words: new Set(html.match(words)) },
  }));
  const pagesWith = (seen: readonly string[]) =>
    read.flatMap(({ path, html, words }) =>
      seen.some((text) => (isWord.test(text) ? words.has(text) : html.includes(text)))
        ? [path]
        : [],
    );
  const touched = new Map(marks.map(({ path, seen }) => [path, pagesWith(seen)]));
  touched.set("showCompareAtPrices", pagesWith(['class="list-price"']));
  for (const at of facts.featured.keys()) touched.set(`featured.${at}`, ["/"]);
  for (const { path } of fields)
    if (!touched.has(path)) touched.set(path, touched.get(standsFor(path)) ?? []);
  return touched;
}
