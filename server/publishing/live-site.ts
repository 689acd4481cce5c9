import { join } from "node:path";
import type { Kysely } from "kysely";
import { factsOn } from "../../app/facts/facts-on";
import type { Facts } from "../../app/facts/facts-schema";
import { clinicDay } from "../../app/facts/hours/clinic-day.server";
import { dayText } from "../../app/facts/hours/local-date";
import type { Schema } from "../db/schema";
import { openRelease, type Release } from "../http/release";
import type { Logger } from "../logger";
import { answerVisitors } from "./answer-visitors";
import { leadTo } from "./releases/live-link";
import {
  buildDigest,
  digestOf,
  makeReleasesFolder,
  type ReleaseNote,
} from "./releases/releases-folder";
import type { RenderWorker } from "./rendering/start-render-worker";
import { type Head, readHead, readHeadNumber, readPageDates } from "./versions/content-versions";

export type LiveParts = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  /** The folder of the build. */
  build: string;
  /** DATA_DIR/releases. */
  releases: string;
  /** The build's own facts, which are served until others are published. */
  ownFacts: Facts;
  https: boolean;
  worker: RenderWorker;
};

/** What is served: files, the facts that they show, and the version these belong to. */
type Live = {
  release: Release;
  folder: string;
  /** The facts as they hold today, for every answer. */
  facts: Facts;
  head: Head;
};

/** A release that is rendered, and not served yet. */
export type Prepared = { folder: string; changed: string[]; facts: Facts };

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/**
 * Opens the newest published version: from its folder if this build made it, else rendered anew.
 * Throws UnfitFactsError when the facts do not fit this build.
 */
export async function openLiveSite(parts: LiveParts) {
  const { db, clock, logger, build, ownFacts, https, worker } = parts;
  const folders = makeReleasesFolder(parts.releases);
  const digest = await buildDigest(build);
  const today = () => dayText(clinicDay(clock()));
  const ownDigest = digestOf(ownFacts);
  /** Ends the compression of this release, because another one is served. */
  let giveUp = () => {};
  let compressing: Promise<void> = Promise.resolve();

  /** One publication, or one change of what is served, at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  await folders.sweep((pid) => pid !== process.pid && isRunning(pid));
  /** The release that was opened last. */
  let opened: Release | undefined;
  /** The release from which a rendering links its unchanged files. */
  let base = build;
  let live: Live = await openHead(await readHead(db, ownFacts));
  await lead(live);
  compressLive();

  async function openHead(head: Head): Promise<Live> {
    const facts = factsOn(head.facts, today());
    const wanted = digestOf(facts);
    if (head.version === 0 && wanted === ownDigest) return open(build, head, facts);
    const kept = (await folders.list()).find(
      ({ note }) =>
        note.version === head.version && note.build === digest && note.digest === wanted,
    );
    if (kept) return open(kept.folder, head, facts);
    const pageDates = await readPageDates(db, head.version);
    const prepared = await render(facts, pageDates, null);
    return open(await bringIn(prepared, head.version), head, facts);
  }

  async function open(folder: string, head: Head, facts: Facts): Promise<Live> {
    await answerVisitors();
    opened = await openRelease(folder, { https, before: opened });
    return { release: opened, folder, head, facts };
  }

  async function render(facts: Facts, pageDates: Record<string, string>, changedOn: string | null) {
    const to = await folders.begin();
    try {
      const job = { build, base, to, facts, pageDates, changedOn };
      const { changed } = await worker.run("release", job);
      return { folder: to, changed, facts };
    } catch (error) {
      await folders.drop(to);
      throw error;
    }
  }

  function noteOf(version: number, facts: Facts, quick: boolean): ReleaseNote {
    const madeAt = clock().toISOString();
    return { version, build: digest, facts, digest: digestOf(facts), madeAt, quick };
  }

  function bringIn({ folder, facts }: Prepared, version: number) {
    return folders.finish(folder, noteOf(version, facts, true));
  }

  /** The release is what nginx reads, and what the next one is linked from. */
  async function lead({ folder }: Live) {
    base = folder;
    await leadTo(parts.releases, folder);
  }

  /** From the next request on, the other release is served; answers that have begun continue. */
  async function serve(next: Live) {
    giveUp();
    live = next;
    await lead(next);
    logger.info({ version: next.head.version }, "a version of the site is live");
    compressLive();
  }

  /** Compresses what is served as small as possible, and then serves that. */
  function compressLive() {
    const { folder, head, facts } = live;
    if (folder === build || !folder.includes("-quick")) return;
    const wanted = new SharedArrayBuffer(4);
    const flag = new Int32Array(wanted);
    Atomics.store(flag, 0, 1);
    giveUp = () => Atomics.store(flag, 0, 0);
    const before = compressing;
    compressing = (async () => {
      await before;
      const to = await folders.begin();
      try {
        const isWhole = await worker.run("compress", { from: folder, to, wanted });
        if (!isWhole || Atomics.load(flag, 0) === 0) return await folders.drop(to);
        const small = await folders.finish(to, noteOf(head.version, facts, false));
        const next = await open(small, head, facts);
        // Not while a release is rendered, which links files of the one before.
        await inTurn(async () => {
          if (Atomics.load(flag, 0) === 1) {
            live = next;
            await lead(next);
          }
          await folders.prune(live.folder, clock().getTime());
        });
      } catch (error) {
        await folders.drop(to);
        if (Atomics.load(flag, 0) === 1)
          logger.warn({ err: error }, "the release stays compressed quickly only");
      }
    })();
  }

  return {
    currentRelease: () => live.release,
    currentFacts: () => live.facts,
    /** The version that this process serves. */
    head: () => live.head,
    today,
    inTurn,

    /** Renders facts as they would be served today. Throws PageFailedError. */
    async prepare(facts: Facts): Promise<Prepared> {
      const pageDates = await readPageDates(db, live.head.version);
      return render(factsOn(facts, today()), pageDates, today());
    },
    drop: ({ folder }: Prepared) => folders.drop(folder),

    /** Serves what was prepared, after the database has it as the head. */
    async goLive(prepared: Prepared, head: Head) {
      await serve(await open(await bringIn(prepared, head.version), head, prepared.facts));
    },

    /** Another process may have published, or a badge or the banner begins or ends today. */
    look: () =>
      inTurn(async () => {
        const version = await readHeadNumber(db);
        const isSame = version === live.head.version;
        if (isSame && digestOf(factsOn(live.head.facts, today())) === digestOf(live.facts)) return;
        await serve(await openHead(isSame ? live.head : await readHead(db, ownFacts)));
      }),

    async stop() {
      giveUp();
      await turn;
      await worker.stop();
      await compressing;
    },
  };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Where the thread's program lies in a build. */
export const workerFile = (build: string) => join(build, "server", "render-worker.js");
