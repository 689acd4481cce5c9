import { makeTurns, type TakeTurns } from "../take-turns";

export type FairTurns = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Works on a limited number of requests per IP address at once; only that IP address's further requests
 * wait. So a flood from one IP address does not delay the others.
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
