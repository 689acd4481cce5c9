import { setImmediate as nextTick } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";

type Config = ConstructorParameters<typeof SqliteDialect>[0];

/**
 * Kysely's own dialect: one connection, which one query or transaction at a time holds. A
 * transaction takes the write lock when it begins: if it read first, another process could write
 * meanwhile, and SQLite would refuse its own writes.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: Config;
  constructor(config: Config) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  /** An event-loop tick lies between two transactions, so that requests are read in between. */
  override async beginTransaction(connection: DatabaseConnection) {
    await nextTick();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has rolled back already: the caller needs that error, not a second one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}
