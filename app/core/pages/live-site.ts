import type { Kysely } from "kysely";
import type { HourLight } from "~/content/en/pictures";
import type { Schema } from "~/core/db/schema";
import type { PageSet, ServedFile } from "~/core/http/memory-file";
import type { Logger } from "~/core/log/logger";
import { reviewState } from "~/facts/evidence";
import { sorted } from "~/facts/fact-change";
import type { DatesOf, Facts } from "~/facts/facts-schema";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import {
  type Head,
  readHead,
  readHeadNumber,
  readPageDates,
  UnfitFactsError,
} from "./content-versions";
import { makeKeptPages } from "./kept-pages";
import { lightAt } from "./light-of-hour";
import {
  compressOnePage,
  fileOfRendered,
  type MakePagesOptions,
  makePageSet,
  type PreviewInput,
  renderAgain,
  type Served,
} from "./page-set";
import { litPaths } from "./rendered-pages";

type LiveOptions = MakePagesOptions & {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  /** The build's own facts, which are served until others are published. */
  ownFacts: Facts;
};

/** The served pages, the facts that they show, and the version these belong to. */
type Live = {
  set: PageSet;
  /** The facts as they apply today. */
  facts: Facts;
  head: Head;
  /** The light of home's picture. */
  light: HourLight;
};

/** Rendered pages that are not served yet. */
export type Prepared = { set: PageSet; changed: string[]; facts: Facts };

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/** Milliseconds after a change before pages are compressed again, smaller. */
const idleMs = 10_000;
/** Milliseconds between two pages: together they take some seconds of a processor. */
const betweenPagesMs = 100;

/** Renders the newest published version. Throws when its facts do not fit this build. */
export async function openLiveSite(options: LiveOptions) {
  const { db, clock, logger, ownFacts, https, render } = options;
  const today = () => dayText(clinicDay(clock()));
  let idle: NodeJS.Timeout | undefined;
  const keptPages = makeKeptPages();

  /** Serializes publications and changes of the served pages. */
  let lock: Promise<unknown> = Promise.resolve();
  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = lock.then(work);
    lock = result.catch(() => {});
    return result;
  }

  const first = await readHead(db, ownFacts).catch((error) => {
    if (!(error instanceof UnfitFactsError)) throw error;
    throw new Error(`${error.message}\n${unfitAdvice}`);
  });
  let live: Live = await openHead(first, null);
  compressWhenIdle(idleMs);

  async function openHead(head: Head, before: Served | null): Promise<Live> {
    const facts = factsOn(head.facts, today());
    const pageDates = await readPageDates(db, head.version);
    const light = lightAt(clock());
    const input = { facts, pageDates, light };
    const { set } = await makePageSet(options, input, { before, changedOn: null });
    return { set, head, facts, light };
  }

  /** Replaces the served pages from the next request on. */
  function serve(next: Live) {
    if (next.facts !== live.facts)
      logger.info({ version: next.head.version }, "a version of the site is live");
    live = next;
    latest = undefined;
    compressWhenIdle(idleMs);
  }

  async function relight(light: HourLight) {
    if (light === live.light) return;
    const { set, head, facts } = live;
    const pageDates = await readPageDates(db, head.version);
    const lit = litPaths.filter((path) => set.pages.has(path));
    const relit = await renderAgain(options, lit, { facts, pageDates, light }, set);
    serve({ set: relit, head, facts, light });
  }

  function compressWhenIdle(afterMs: number) {
    clearTimeout(idle);
    idle = setTimeout(async () => {
      const { set } = live;
      try {
        const more = await compressOnePage(set, https);
        if (set === live.set && more) compressWhenIdle(betweenPagesMs);
      } catch (error) {
        logger.warn(
          { err: error },
          "failed to compress pages further; they stay as they are, only larger",
        );
      }
    }, afterMs).unref();
  }

  /** A review prepares the pages that its publication then serves. */
  let latest: { key: string; before: PageSet; prepared: Promise<Prepared> } | undefined;

  async function renderChanged(facts: Facts, day: string): Promise<Prepared> {
    const { light } = live;
    const pageDates = await readPageDates(db, live.head.version);
    const input = { facts, pageDates, light };
    const pages = await makePageSet(options, input, { before: live, changedOn: day });
    return { ...pages, facts };
  }

  return {
    /** The set that is served now: call it for every request, because it can be replaced at any time. */
    currentPages: () => live.set,
    currentFacts: () => live.facts,
    /** The version that this process serves. */
    head: () => live.head,
    today,
    exclusively,

    /** A page of a query (path-rules.ts, `isKept`) that was rendered with today's facts. */
    keptPage: (url: string): ServedFile | undefined => keptPages.get(live.facts, url),
    /** Keeps a page that was rendered with these facts, unless others are served meanwhile. */
    async keepPage(url: string, facts: Facts, text: string): Promise<ServedFile> {
      const file = await fileOfRendered(options, url, text);
      if (facts === live.facts) keptPages.add(facts, url, file);
      return file;
    },

    /** Renders facts as they would be served today. Throws PageFailedError. */
    prepare(facts: Facts): Promise<Prepared> {
      const day = today();
      const effective = factsOn(facts, day);
      const key = `${day} ${sorted(effective)}`;
      if (latest?.key === key && latest.before === live.set) return latest.prepared;
      const prepared = renderChanged(effective, day);
      latest = { key, before: live.set, prepared };
      prepared.catch(() => {
        latest = undefined;
      });
      return prepared;
    },

    /** One page as other facts would make it today. Throws PageFailedError. */
    renderPreview: (path: string, facts: Facts, preview: PreviewInput): Promise<string> =>
      render(path, { facts: factsOn(facts, today()), pageDates: {}, light: live.light, preview }),

    /** Serves prepared pages, after the database has stored their version as current. */
    goLive: ({ set, facts }: Prepared, head: Head) =>
      serve({ set, facts, head, light: live.light }),

    /**
     * Checks whether another process has published, a badge or the banner begins or ends today, or
     * the light of the clinic's hour is another.
     */
    look: () =>
      exclusively(async () => {
        const version = await readHeadNumber(db);
        const isSame = version === live.head.version;
        if (isSame && isSameFacts(factsOn(live.head.facts, today()), live.facts)) {
          await relight(lightAt(clock()));
          return;
        }
        serve(await openHead(isSame ? live.head : await readHead(db, ownFacts), live));
      }),

    async stop() {
      await lock;
      clearTimeout(idle);
      idle = undefined;
    },
  };
}

const isSameFacts = (one: Facts, other: Facts) => sorted(one) === sorted(other);

const unfitAdvice =
  "Start the version of the site that published them, correct them there, then update again.";

type Treatment = Facts["treatments"][string];

/**
 * The facts that apply on a day of the clinic: without a badge or a banner outside its dates,
 * without an edited price's list price unless a record says when it was charged, and without the
 * price of a treatment whose evidence was due for review 90 days ago.
 * @param day "YYYY-MM-DD"
 */
export function factsOn(facts: Facts, day: string): Facts {
  return {
    ...facts,
    banner:
      facts.bannerNotice && includesDay(facts.bannerNotice.dates, day)
        ? facts.bannerNotice.text
        : facts.banner,
    treatments: Object.fromEntries(
      Object.entries(facts.treatments).map(([slug, terms]) => [slug, termsOn(terms, day)]),
    ),
  };
}

function termsOn(terms: Treatment, day: string): Treatment {
  const { badge, compareAtPrice, priceWithheld: _, ...rest } = terms;
  const isWithheld = reviewState(terms.evidence, day) === "lapsed";
  const charged = !terms.priceEdited || terms.compareAtRecord !== undefined;
  return {
    ...rest,
    ...(badge !== undefined && includesDay(terms.badgeDates, day) && { badge }),
    ...(compareAtPrice !== undefined && charged && !isWithheld && { compareAtPrice }),
    ...(isWithheld && { priceWithheld: true as const }),
  };
}

/** Includes both days; an absent day means no limit on that side. */
const includesDay = (dates: DatesOf | undefined, day: string) =>
  (dates?.from ?? day) <= day && day <= (dates?.until ?? day);
