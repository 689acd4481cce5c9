/** Reserves this many more bytes of the budget; false when too few are left. */
export type HoldBytes = (bytes: number) => boolean;

/**
 * Does the work, then releases its bytes. `visitor`: the visitor's key of the sending IP address.
 */
export type BodyBudget = <Result>(
  visitor: string,
  work: (hold: HoldBytes) => Promise<Result>,
) => Promise<Result>;

/**
 * One budget of bytes for all bodies that are read and processed. A quarter of it is reserved for
 * the provider's notifications, so that forms never use it up.
 */
export const makeBodyBudgets = (bytes: number) => ({
  forms: makeBodyBudget(bytes * 0.75),
  webhook: makeBodyBudget(bytes * 0.25),
});

/** Bytes. Notifications have about 5,000, the longest real inquiry about 8,000. */
const smallBody = 16 * 1024;
/** The largest part of a budget that the unfinished and running bodies of one IP address may hold. */
const shareOfIp = 1 / 8;

/**
 * Half of the budget is for the first 16 KB of each body, half for the rest: large bodies that are
 * never finished leave space for small ones.
 */
function makeBodyBudget(bytes: number): BodyBudget {
  let [smallLeft, restLeft] = [bytes / 2, bytes / 2];
  const heldBy = new Map<string, number>();
  return async (visitor, work) => {
    let [small, rest] = [0, 0];
    const holdForVisitor = (more: number) => {
      const held = (heldBy.get(visitor) ?? 0) + more;
      if (held > 0) heldBy.set(visitor, held);
      else heldBy.delete(visitor);
    };
    try {
      return await work((more) => {
        const moreSmall = Math.min(more, smallBody - small);
        const moreRest = more - moreSmall;
        const held = heldBy.get(visitor) ?? 0;
        if (moreSmall > smallLeft || moreRest > restLeft || held + more > bytes * shareOfIp)
          return false;
        smallLeft -= moreSmall;
        restLeft -= moreRest;
        small += moreSmall;
        rest += moreRest;
        holdForVisitor(more);
        return true;
      });
    } finally {
      smallLeft += small;
      restLeft += rest;
      holdForVisitor(-small - rest);
    }
  };
}
