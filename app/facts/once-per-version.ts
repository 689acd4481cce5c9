import type { Facts } from "./facts-schema";

/**
 * `make`, run once for each version of the facts, or of what is made of them: the served facts are one object until others are
 * published or a new day changes them (core/pages/live-site.ts). The result is shared by all
 * requests, so nothing may change it.
 */
export function oncePerVersion<Value extends object, From extends object = Facts>(
  make: (from: From) => Value,
): (from: From) => Value {
  const made = new WeakMap<From, Value>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}
