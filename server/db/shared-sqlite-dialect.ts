import { setImmediate as endOfTurn } from "node:timers/promises";
import type SQLite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";
import { keepStatements } from "./keep-statements";

/** SQLite in the thread that also answers visitors, beside other processes on the same file. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #file: SQLite.Database;
  constructor(file: SQLite.Database) {
    super({ database: file });
    this.#file = file;
  }
  override createDriver() {
    return new SharedSqliteDriver(this.#file);
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #file: SQLite.Database;
  #turn: Promise<void> = Promise.resolve();
  constructor(file: SQLite.Database) {
    super({ database: keepStatements(file) });
    this.#file = file;
  }

  /**
   * Each transaction, and each statement outside of one, in a turn of the event loop of its own.
   * The driver never waits, so everything queued would otherwise run before the next request is read.
   */
  override async acquireConnection() {
    await this.#turn;
    this.#turn = endOfTurn();
    return super.acquireConnection();
  }

  /**
   * A transaction that reads first and writes later can't be upgraded once another process has
   * written. Taking the write lock at the start makes it wait its turn instead of failing.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk ends the transaction by itself: the error to be told is that, not this one's. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
