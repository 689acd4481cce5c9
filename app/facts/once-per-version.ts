import type { Facts } from "./facts-schema";

/**
 * `make`, run once for each version of the facts: the served facts are one object until others are
 * published or a new day changes them (core/pages/live-site.ts). The result is shared by all
 * requests, so nothing may change it.
 */
export function oncePerVersion<Value extends object>(
  make: (facts: Facts) => Value,
): (facts: Facts) => Value {
  const made = new WeakMap<Facts, Value>();
  return (facts) => {
    const known = made.get(facts) ?? make(facts);
    made.set(facts, known);
    return known;
  };
}
