import { setImmediate as endOfTurn } from "node:timers/promises";
import type SQLite from "better-sqlite3";

/**
 * Milliseconds of work on the file in one turn of the event loop: as many as a turn without any
 * takes, within these.
 */
const [shortest, longest] = [4, 12];
/**
 * Turns left to everything else, and after how many milliseconds no further one. Node takes one
 * new connection a turn: a reader who comes behind a hundred senders would otherwise wait for a
 * hundred writes.
 */
const [turnsBetween, longestPause] = [16, 40];

type Turn = {
  fullAt: number;
  /** A transaction is open, for all who write in this turn. */
  writing: boolean;
  /** The turn of the event loop has ended: nobody else joins. */
  due: boolean;
  written: PromiseWithResolvers<void>;
};

export type Place = {
  /** Joins the turn's transaction: settles when it is on the disk, or is known not to be. */
  write: () => Promise<void>;
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
  /** Gives the milliseconds that its turns took, each. */
  #pause: Promise<number> = Promise.resolve(0);
  constructor(file: SQLite.Database) {
    this.#file = file;
  }

  /** Waits for a place. Who only reads gets it when nothing is open that may yet be undone. */
  async enter({ toRead }: { toRead: boolean }): Promise<Place> {
    const before = this.#queue;
    const left = Promise.withResolvers<void>();
    this.#queue = left.promise;
    await before;
    while (this.#turn && ((toRead && this.#turn.writing) || performance.now() > this.#turn.fullAt))
      await this.#turn.written.promise.catch(() => {});
    const turn = this.#turn ?? this.#begin(await this.#pause);
    this.#busy = true;
    return {
      write: () => {
        if (!turn.writing) this.#file.exec("begin immediate");
        turn.writing = true;
        return turn.written.promise;
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
    turn.written = heard();
  }

  async close() {
    await this.#turn?.written.promise.catch(() => {});
  }

  #begin(others: number): Turn {
    const length = Math.min(longest, Math.max(shortest, others));
    const turn: Turn = {
      ...{ fullAt: performance.now() + length, writing: false, due: false },
      written: heard(),
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
    if (turns === turnsBetween || took > longestPause) return took / turns;
  }
}

/** Nobody may have written in a turn: its fault is then nobody's to hear. */
function heard() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => {});
  return resolvers;
}
