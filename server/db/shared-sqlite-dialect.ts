import type SQLite from "better-sqlite3-multiple-ciphers";
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { CommitGroups, type CommitTimes } from "./commit-groups";
import { keepStatements } from "./keep-statements";
import { SharedConnection } from "./shared-connection";

/** SQLite in the thread that also answers visitors, beside other processes on the same file. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #file: SQLite.Database;
  readonly #times: Partial<CommitTimes> | undefined;
  constructor(file: SQLite.Database, times?: Partial<CommitTimes>) {
    super({ database: file });
    this.#file = file;
    this.#times = times;
  }
  override createAdapter() {
    return new SharedSqliteAdapter();
  }
  override createDriver() {
    return new SharedSqliteDriver(this.#file, this.#times);
  }
}

/** Connections may overlap: one waits for its commit while the next one writes. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #groups: CommitGroups;
  readonly #isRead: (sql: string) => boolean;
  constructor(file: SQLite.Database, times: Partial<CommitTimes> | undefined) {
    const statements = keepStatements(file);
    super({ database: statements });
    this.#groups = new CommitGroups(file, times);
    this.#isRead = (sql) => statements.prepare(sql).readonly;
  }
  override async acquireConnection() {
    return new SharedConnection(await super.acquireConnection(), this.#groups, this.#isRead);
  }
  override beginTransaction(connection: DatabaseConnection) {
    return (connection as SharedConnection).begin();
  }
  override commitTransaction(connection: DatabaseConnection) {
    return (connection as SharedConnection).commit();
  }
  override rollbackTransaction(connection: DatabaseConnection) {
    return (connection as SharedConnection).rollback();
  }
  override async destroy() {
    await this.#groups.close();
    await super.destroy();
  }
}
