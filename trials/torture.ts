/**
 * npm run torture [-- inquiries [engine]]: the built site while everything fails at once, with the
 * database encrypted and backups made. Prints the figures of both databases; ends with 1 when
 * anything was lost or duplicated.
 */
import { torture } from "./torture-run.ts";

const inquiries = Number(process.argv[2] ?? 10_000);
const engines = (["sqlite", "postgres"] as const).filter(
  (engine) => (process.argv[3] ?? engine) === engine,
);

let wrong = 0;
for (const engine of engines) {
  const kills = Math.max(3, Math.round(inquiries / 250));
  const settings = { engine, inquiries, connections: 50, kills, seed: 1, stormRounds: 120 };
  const figures = await torture(settings);
  console.log(JSON.stringify(figures, null, 2));
  wrong += Object.values(figures.wrong).reduce((sum, count) => sum + count, 0);
}
process.exit(wrong === 0 ? 0 : 1);
