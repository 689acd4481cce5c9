/** Takes this many more bytes from the budget; false when too few are left. */
export type HoldBytes = (bytes: number) => boolean;

/** Does the work, then gives its bytes back. */
export type BodyBudget = <Result>(work: (hold: HoldBytes) => Promise<Result>) => Promise<Result>;

/**
 * One budget of bytes for all bodies that are read and worked on. A quarter of it is kept for the
 * provider's notifications: a flood of forms never refuses them.
 */
export const makeBodyBudgets = (bytes: number) => ({
  forms: makeBodyBudget(bytes * 0.75),
  webhook: makeBodyBudget(bytes * 0.25),
});

function makeBodyBudget(bytes: number): BodyBudget {
  let left = bytes;
  return async (work) => {
    let held = 0;
    try {
      return await work((more) => {
        if (more > left) return false;
        left -= more;
        held += more;
        return true;
      });
    } finally {
      left += held;
    }
  };
}
