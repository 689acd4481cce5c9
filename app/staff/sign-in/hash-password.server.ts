import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's first choice for scrypt: 128 MB and about a third of a second for each try. */
const usualCost = 2 ** 17;

/** Most waiting hashes of each queue. */
const mostWaiting = 12;

/**
 * Queue of a caller. "known": a person with a session, an invitation's link, or a browser in which
 * this person has signed in before. Everybody else is a "stranger".
 */
export type HashQueue = "known" | "stranger";

const waiting: Record<HashQueue, (() => void)[]> = { known: [], stranger: [] };
let running = false;

/** Too many passwords are waiting to be hashed. Passkeys are not affected. */
export class BusyError extends Error {
  override name = "BusyError";
}

/**
 * Runs one hash at a time, because more would exceed the site's memory. Known people have a queue
 * of their own with priority, so strangers can neither fill it nor delay it by more than one hash.
 * Throws BusyError when the queue is full.
 */
async function inQueue<Result>(queue: HashQueue, work: () => Promise<Result>): Promise<Result> {
  if (running) {
    if (waiting[queue].length >= mostWaiting) throw new BusyError();
    await new Promise<void>((begin) => waiting[queue].push(begin));
  }
  running = true;
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    // The next task gets the slot directly, so that no other can take it.
    if (next) next();
    else running = false;
  }
}

const derive = (password: string, salt: Buffer, { cost, queue }: HashSettings) =>
  inQueue(queue, () =>
    promisify<string, Buffer, number, object, Buffer>(scrypt)(password.normalize("NFC"), salt, 32, {
      N: cost,
      r: 8,
      p: 1,
      maxmem: 192 * 1024 * 1024,
    }),
  );

type HashSettings = { cost: number; queue: HashQueue };

/**
 * "scrypt$131072$salt$hash": the cost can be raised later. Uses the queue of known people: only
 * people with a session or an invitation choose a password.
 */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { cost, queue: "known" });
  return ["scrypt", cost, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Returns false after the same time when `stored` is null. Throws BusyError. */
export async function isRightPassword(
  password: string,
  stored: string | null,
  { cost = usualCost, queue }: { cost?: number | undefined; queue: HashQueue },
): Promise<boolean> {
  const [, costText, salt, hash] = stored?.split("$") ?? [];
  if (!costText || !salt || !hash) {
    await derive(password, Buffer.alloc(16), { cost, queue });
    return false;
  }
  const settings = { cost: Number(costText), queue };
  const derived = await derive(password, Buffer.from(salt, "base64url"), settings);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}
