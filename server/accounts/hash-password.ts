import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's first choice for scrypt: 128 MB and about a third of a second for each try. */
export const usualCost = 2 ** 17;

/** More hashes at once would need more memory than the site is given. */
const mostWaiting = 12;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Too many passwords wait to be compared. Signing in by passkey is not affected. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** One after the other. Throws BusyError when too many wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new BusyError();
  waiting++;
  const turn = last.then(work);
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting--;
  }
}

const derive = (password: string, salt: Buffer, cost: number) =>
  inTurn(() =>
    promisify<string, Buffer, number, object, Buffer>(scrypt)(password.normalize("NFC"), salt, 32, {
      N: cost,
      r: 8,
      p: 1,
      maxmem: 192 * 1024 * 1024,
    }),
  );

/** "scrypt$131072$salt$hash": the cost can be raised later. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** With `stored` null it takes the same time and gives false. */
export async function isRightPassword(
  password: string,
  stored: string | null,
  cost = usualCost,
): Promise<boolean> {
  const [, costText, salt, hash] = stored?.split("$") ?? [];
  if (!costText || !salt || !hash) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, "base64url"), Number(costText));
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}
