/** The package's own types are not reachable through its "exports"; it is better-sqlite3 with ciphers. */
declare module "better-sqlite3-multiple-ciphers" {
  import SQLite from "better-sqlite3";
  export = SQLite;
}
