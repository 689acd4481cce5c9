import { setImmediate as endOfTurn, setTimeout as pause } from "node:timers/promises";
import type SQLite from "better-sqlite3-multiple-ciphers";

export type CommitTimes = {
  /**
   * How long one turn of the event loop may work on the file: as long as a turn without such work
   * takes, but no less and no more than these.
   */
  shortestWorkMs: number;
  longestWorkMs: number;
  /** How long writers wait while another process holds the file. */
  lockPatienceMs: number;
};

const usualTimes: CommitTimes = { shortestWorkMs: 4, longestWorkMs: 12, lockPatienceMs: 5000 };

/**
 * Turns of the event loop without work on the file, after each turn with it. Node accepts one
 * connection a turn: a visitor who connects after a hundred senders would wait for all their writes.
 */
const turnsBetween = 16;
/** The pause ends after this time, even if those turns are not over. */
const longestPauseMs = 40;
const betweenTriesMs = 20;

type Turn = {
  fullAt: number;
  /** A transaction is open; every write of this turn joins it. */
  writing: boolean;
  /** The turn of the event loop has ended: no further write joins. */
  due: boolean;
  written: PromiseWithResolvers<void>;
};

/** One period of exclusive use of the file. */
export type Slot = {
  /**
   * Joins the turn's transaction, or begins it. `written` resolves when the transaction is on the
   * disk and rejects when it failed. `write` itself rejects when another process keeps the file.
   */
  write: () => Promise<{ written: Promise<void> }>;
  leave: () => void;
};

/**
 * Queues the statements on the file and runs them for a few milliseconds in a turn of the event
 * loop, so that requests are read in between. The writes of one turn share one transaction, and so
 * one wait for the disk.
 */
export class CommitGroups {
  readonly #file: SQLite.Database;
  #queue: Promise<void> = Promise.resolve();
  #turn: Turn | null = null;
  #busy = false;
  /** The pause after the last turn; resolves to the milliseconds of one turn in it. */
  #pause: Promise<number> = Promise.resolve(0);
  /** When a write first found the file held by another process; null after a write succeeded. */
  #lockedSince: number | null = null;
  readonly #times: CommitTimes;
  /** Milliseconds that SQLite itself waits for the file, blocking the thread. */
  readonly #busyTimeout: unknown;
  constructor(file: SQLite.Database, times?: Partial<CommitTimes>) {
    this.#file = file;
    this.#times = { ...usualTimes, ...times };
    this.#busyTimeout = file.pragma("busy_timeout", { simple: true });
  }

  /** Waits for a slot. A read waits until no transaction is open: its rows could be rolled back. */
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

  /** False after a fault ended the turn's transaction. */
  get isWriting() {
    return this.#file.inTransaction;
  }

  /** Call after a fault: a full or failing disk ends the transaction for all its writes. */
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
   * Waits for another process's write without blocking the event loop, as SQLite's own wait would.
   * After one write has waited too long, further writes try once and fail, until one succeeds.
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

  /** SQLite's own wait would hold this thread, and with it every writer. */
  async withoutWaiting<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#file.pragma("busy_timeout = 0");
    try {
      return await work();
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

/** A turn without writes has nobody to handle its rejection, which must not end the process. */
function unobserved() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => {});
  return resolvers;
}
