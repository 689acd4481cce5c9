import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import { checkpoint } from "./checkpoint";
import type { CommitGroups, Slot } from "./commit-groups";

/**
 * A connection to the shared file. Its transaction is a savepoint within the turn's transaction,
 * so that it can be rolled back alone. A write resolves when the turn's transaction is on the disk.
 */
export class SharedConnection implements DatabaseConnection {
  readonly #file: DatabaseConnection;
  readonly #groups: CommitGroups;
  readonly #isRead: (sql: string) => boolean;
  #transaction: { slot: Slot; written: Promise<void> } | null = null;
  constructor(file: DatabaseConnection, groups: CommitGroups, isRead: (sql: string) => boolean) {
    this.#file = file;
    this.#groups = groups;
    this.#isRead = isRead;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#run(query);
    if (query.sql === checkpoint) return this.#checkpoint(query);
    const toRead = this.#isRead(query.sql);
    const slot = await this.#groups.enter({ toRead });
    let written: Promise<void> | undefined;
    let result: QueryResult<Row>;
    try {
      if (!toRead) ({ written } = await slot.write());
      result = await this.#run<Row>(query);
    } finally {
      slot.leave();
    }
    await written;
    return result;
  }

  /** Gives up at once if a reader or another process blocks it, so that nobody waits. */
  async #checkpoint<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const slot = await this.#groups.enter({ toRead: true });
    try {
      return await this.#groups.withoutWaiting(() => this.#run<Row>(query));
    } finally {
      slot.leave();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    const slot = this.#transaction ? null : await this.#groups.enter({ toRead: true });
    try {
      yield* this.#file.streamQuery<Row>(query, chunkSize);
    } finally {
      slot?.leave();
    }
  }

  async begin() {
    const slot = await this.#groups.enter({ toRead: false });
    try {
      const { written } = await slot.write();
      await this.#run(CompiledQuery.raw("savepoint own_part"));
      this.#transaction = { slot, written };
    } catch (error) {
      slot.leave();
      throw error;
    }
  }

  async commit() {
    await this.#run(CompiledQuery.raw("release own_part"));
    await this.#end();
  }

  /** Also called after the turn's transaction failed: then there is nothing to roll back. */
  async rollback() {
    if (!this.#transaction) return;
    const { slot } = this.#transaction;
    try {
      if (this.#groups.isWriting) {
        await this.#run(CompiledQuery.raw("rollback to own_part"));
        await this.#run(CompiledQuery.raw("release own_part"));
      }
    } finally {
      this.#transaction = null;
      slot.leave();
    }
  }

  async #end() {
    const ended = this.#transaction;
    this.#transaction = null;
    ended?.slot.leave();
    await ended?.written;
  }

  async #run<Row>(query: CompiledQuery) {
    try {
      return await this.#file.executeQuery<Row>(query);
    } catch (error) {
      this.#groups.noteFault(error);
      throw error;
    }
  }
}
