import type SQLite from "better-sqlite3";
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { CommitGroups } from "./commit-groups";
import { keepStatements } from "./keep-statements";
import { SharedConnection } from "./shared-connection";

/** SQLite in the thread that also answers visitors, beside other processes on the same file. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #file: SQLite.Database;
  constructor(file: SQLite.Database) {
    super({ database: file });
    this.#file = file;
  }
  override createAdapter() {
    return new SharedSqliteAdapter();
  }
  override createDriver() {
    return new SharedSqliteDriver(this.#file);
  }
}

/** Who has done their part waits for the disk while the next one works. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #groups: CommitGroups;
  readonly #isRead: (sql: string) => boolean;
  constructor(file: SQLite.Database) {
    const statements = keepStatements(file);
    super({ database: statements });
    this.#groups = new CommitGroups(file);
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
