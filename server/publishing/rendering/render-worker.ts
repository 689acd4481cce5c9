/**
 * A thread that renders pages for publications and previews, so that visitors' requests never wait
 * for it. The build bundles it with the pages, as build/server/render-worker.js.
 */
import { parentPort } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import { builtPages } from "../../../app/static-paths.ts";
import { compressRelease } from "../releases/compress-release.ts";
import { type ReleaseJob, renderRelease } from "../releases/render-release.ts";
import { letVisitorsFirst } from "./let-visitors-first.ts";
import { makePageRenderer, PageFailedError, type RenderedWith } from "./render-page.ts";

letVisitorsFirst();
const { render } = makePageRenderer((await import("./index.js" as string)) as ServerBuild);

/** All functions of the thread, by name. Arguments and results can be sent between threads. */
const tasks = {
  release: (job: ReleaseJob) => renderRelease(job, { render }),
  /** Every page, not finished, by its URL. */
  async pages(about: RenderedWith) {
    const pages: Record<string, string> = {};
    for (const path of builtPages) pages[path] = await render(path, about);
    return pages;
  },
  compress: ({ from, to, wanted }: { from: string; to: string; wanted: SharedArrayBuffer }) => {
    const flag = new Int32Array(wanted);
    const isWanted = async () => {
      await last;
      return Atomics.load(flag, 0) === 1;
    };
    return compressRelease(from, to, isWanted);
  },
};

export type Tasks = typeof tasks;
export type TaskMessage = { id: number; name: keyof Tasks; about: never };
export type TaskAnswer =
  | { id: number; result: unknown }
  | { id: number; error: string; page: string | null; code: string | null };

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", ({ id, name, about }: TaskMessage) => {
  const work = () => (tasks[name] as (about: never) => Promise<unknown>)(about);
  // A release does not wait for the compression of the one before, which pauses between two files
  // and can be stopped.
  const begun = name === "compress" ? work() : last.then(work);
  if (name !== "compress") last = begun.catch(() => {});
  begun.then(
    (result) => parentPort?.postMessage({ id, result } satisfies TaskAnswer),
    (error: Error & { code?: string }) =>
      parentPort?.postMessage({
        id,
        error: error.message,
        page: error instanceof PageFailedError ? error.page : null,
        code: error.code ?? null,
      } satisfies TaskAnswer),
  );
});
