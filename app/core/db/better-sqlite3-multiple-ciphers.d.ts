/** Types of a fork of better-sqlite3, whose "exports" hide its own. */
declare module "better-sqlite3-multiple-ciphers" {
  import SQLite from "better-sqlite3";
  export = SQLite;
}
