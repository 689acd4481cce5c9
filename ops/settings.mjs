import { existsSync } from "node:fs";

/** Reads the settings of the file `.env`, if it exists; the environment takes precedence. */
export function loadSettings() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
