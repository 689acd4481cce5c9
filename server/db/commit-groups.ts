import { setImmediate as endOfTurn, setTimeout as pause } from "node:timers/promises";
import type SQLite from "better-sqlite3";

export type CommitTimes = {
  /**
   * Work on the file in one turn of the event loop: as much as a turn without any takes, within
   * these.
   */
  shortestWorkMs: number;
  longestWorkMs: number;
  /** How long all who write wait for another process's write. */
  lockPatienceMs: number;
};

const usualTimes: CommitTimes = { shortestWorkMs: 4, longestWorkMs: 12, lockPatienceMs: 5000 };

/**
 * Turns left to everything else in between. Node takes one new connection a turn: a reader who
 * comes behind a hundred senders would otherwise wait for a hundred writes.
 */
const turnsBetween = 16;
/** After so many milliseconds there is no further turn in between. */
const longestPauseMs = 40;
const betweenTriesMs = 20;

type Turn = {
  fullAt: number;
  /** A transaction is open, for all who write in this turn. */
  writing: boolean;
  /** The turn of the event loop has ended: nobody else joins. */
  due: boolean;
  written: PromiseWithResolvers<void>;
};

/** One user's time with the file. */
export type Slot = {
  /**
   * Joins the turn's transaction, or begins it. `written` settles when the transaction is on the
   * disk, or is known not to be. Rejects when another process does not let go of the file.
   */
  write: () => Promise<{ written: Promise<void> }>;
  leave: () => void;
};

/**
 * One user of the file after the other, for a few milliseconds in each turn of the event loop, so
 * that requests are read in between. All who write in one turn share one transaction, and so one
 * wait for the disk.
 */
export class CommitGroups {
  readonly #file: SQLite.Database;
  #queue: Promise<void> = Promise.resolve();
  #turn: Turn | null = null;
  #busy = false;
  /** The pause after the last turn; gives the milliseconds that each of its turns took. */
  #pause: Promise<number> = Promise.resolve(0);
  /** Since when another process holds the file, as far as those know who want to write. */
  #lockedSince: number | null = null;
  readonly #times: CommitTimes;
  /** Milliseconds that SQLite itself waits, keeping the thread. */
  readonly #busyTimeout: unknown;
  constructor(file: SQLite.Database, times?: Partial<CommitTimes>) {
    this.#file = file;
    this.#times = { ...usualTimes, ...times };
    this.#busyTimeout = file.pragma("busy_timeout", { simple: true });
  }

  /** Waits for a slot. Who only reads gets it when nothing is open that may yet be undone. */
  async enter({ toRead }: { toRead: boolean }): Promise<Slot> {
    const before = this.#queue;
    const left = Promise.withResolvers<void>();
    this.#queue = left.promise;
    await before;
    while (this.#turn && ((toRead && this.#turn.writing) || performance.now() > this.#turn.fullAt))
      await this.#turn.written.promise.catch(() => {});
    const turn = this.#turn ?? this.#begin(await this.#pause);
    this.#busy = true;
    return {
      write: async () => {
        if (!turn.writing) await this.#beginTransaction();
        turn.writing = true;
        return { written: turn.written.promise };
      },
      leave: () => {
        this.#busy = false;
        if (turn.due) this.#end(turn);
        left.resolve();
      },
    };
  }

  /** False when a fault has ended the transaction of the turn. */
  get isWriting() {
    return this.#file.inTransaction;
  }

  /** Call after a fault: a full or failing disk ends the transaction of everybody in it. */
  noteFault(error: unknown) {
    const turn = this.#turn;
    if (!turn?.writing || this.#file.inTransaction) return;
    turn.written.reject(error);
    turn.writing = false;
    turn.written = unobserved();
  }

  async close() {
    await this.#turn?.written.promise.catch(() => {});
  }

  /**
   * Waits for another process's write without keeping the event loop: SQLite's own waiting would.
   * Those who come after one that waited in vain try once, until the file is free again.
   */
  async #beginTransaction() {
    for (;;) {
      try {
        this.#beginAtOnce();
        this.#lockedSince = null;
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > this.#times.lockPatienceMs) throw error;
      }
      await pause(betweenTriesMs);
    }
  }

  #beginAtOnce() {
    this.#file.pragma("busy_timeout = 0");
    try {
      this.#file.exec("begin immediate");
    } finally {
      this.#file.pragma(`busy_timeout = ${this.#busyTimeout}`);
    }
  }

  #begin(idleTurnMs: number): Turn {
    const { shortestWorkMs, longestWorkMs } = this.#times;
    const workMs = Math.min(longestWorkMs, Math.max(shortestWorkMs, idleTurnMs));
    const turn: Turn = {
      fullAt: performance.now() + workMs,
      writing: false,
      due: false,
      written: unobserved(),
    };
    setImmediate(() => {
      turn.due = true;
      if (!this.#busy) this.#end(turn);
    });
    this.#turn = turn;
    return turn;
  }

  #end(turn: Turn) {
    this.#turn = null;
    this.#pause = passTurns();
    try {
      if (turn.writing) this.#file.exec("commit");
      turn.written.resolve();
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec("rollback");
      turn.written.reject(error);
    }
  }
}

async function passTurns(): Promise<number> {
  const began = performance.now();
  for (let turns = 1; ; turns++) {
    await endOfTurn();
    const took = performance.now() - began;
    if (turns === turnsBetween || took > longestPauseMs) return took / turns;
  }
}

/** Nobody may have written in a turn: its rejection then goes unobserved, and must not end the process. */
function unobserved() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => {});
  return resolvers;
}
