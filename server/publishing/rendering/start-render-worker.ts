import { Worker } from "node:worker_threads";
import { PageFailedError } from "./render-page";
import type { TaskAnswer, Tasks } from "./render-worker";

/** How long the thread waits for more work before it ends and frees its memory. */
const idleMs = 60_000;

export type RenderWorker = {
  run<Name extends keyof Tasks>(
    name: Name,
    about: Parameters<Tasks[Name]>[0],
  ): ReturnType<Tasks[Name]>;
  stop: () => Promise<void>;
};

/**
 * The thread of render-worker.ts: started when there is work, ended when there is none.
 * @param file build/server/render-worker.js
 */
export function makeRenderWorker(file: string): RenderWorker {
  type Waiting = { done: (result: unknown) => void; failed: (error: Error) => void };
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(error: Error) {
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
    worker = undefined;
  }

  function start() {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 192 } });
    started.on("message", (answer: TaskAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("result" in answer) one?.done(answer.result);
      else one?.failed(errorOf(answer));
      if (waiting.size === 0) rest();
    });
    started.on("error", (error: Error) => {
      if (worker === started) failAll(error);
    });
    started.on("exit", () => {
      if (worker === started) failAll(new Error("The rendering thread ended"));
    });
    return started;
  }

  function rest() {
    worker?.unref();
    idle = setTimeout(() => {
      const ended = worker;
      worker = undefined;
      ended?.terminate();
    }, idleMs).unref();
  }

  return {
    run(name, about) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++lastId;
      const answer = new Promise((done, failed) => {
        waiting.set(id, { done, failed });
      });
      worker.postMessage({ id, name, about });
      return answer as ReturnType<Tasks[typeof name]>;
    },
    async stop() {
      clearTimeout(idle);
      const ended = worker;
      failAll(new Error("The site is stopping"));
      await ended?.terminate();
    },
  };
}

function errorOf({ error, page, code }: Extract<TaskAnswer, { error: string }>) {
  if (page === null) return Object.assign(new Error(error), code === null ? {} : { code });
  return new PageFailedError(page, error.replace(`${page}: `, ""));
}
