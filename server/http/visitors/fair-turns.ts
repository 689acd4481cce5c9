import { makeTurns, type TakeTurns } from "../take-turns";

export type FairTurns = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Each address has so many requests worked on at once; its others wait, and nobody else waits with
 * them. A flood from one address takes one turn after the other like everybody.
 */
export function makeFairTurns(atOnce: number): FairTurns {
  const lines = new Map<string, { takeTurn: TakeTurns; length: number }>();
  return async (address, work) => {
    const line = lines.get(address) ?? { takeTurn: makeTurns(atOnce), length: 0 };
    lines.set(address, line);
    line.length++;
    try {
      return await line.takeTurn(work);
    } finally {
      line.length--;
      if (line.length === 0) lines.delete(address);
    }
  };
}
