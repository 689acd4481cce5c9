import { existsSync } from "node:fs";

/** Takes the settings of the file `.env`, where there is one; what the environment says counts more. */
export function loadSettings() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
