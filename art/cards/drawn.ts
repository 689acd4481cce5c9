import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Card } from "./words";

const file = fileURLToPath(new URL("drawn.json", import.meta.url));

/** What each card said when it was drawn: a hash of its words, by the card's path. */
export const readDrawn = (): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

/** A hash of the card's words and of its picture's name. */
export const saidBy = (card: Card): string =>
  createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 16);

/** Stores what these cards say; removes cards that no longer exist. */
export function rememberDrawn(drawn: readonly Card[], cards: readonly Card[]) {
  const known = { ...readDrawn(), ...Object.fromEntries(drawn.map((c) => [c.file, saidBy(c)])) };
  const kept = cards.flatMap((card) => {
    const hash = known[card.file];
    return hash ? [[card.file, hash]] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
