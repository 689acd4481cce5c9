import type { Product } from "./product";

type Cautions = {
  /** True of every treatment. */
  shared: readonly string[];
  /** Further cautions; treatments with the same ones are together. */
  more: readonly { treatments: readonly Product[]; cautions: readonly string[] }[];
};

/**
 * Who should not take several treatments: each warning once. `always` holds for every treatment, even
 * where its short list has no room for it.
 */
export function sharedCautions(
  treatments: readonly Product[],
  always: readonly string[],
): Cautions {
  const listsOf = treatments.map(({ safety }) => safety.whoShouldNot);
  const inEach = (listsOf[0] ?? []).filter((one) => listsOf.every((list) => list.includes(one)));
  const shared = [...new Set([...inEach, ...always])];

  const groups = new Map<string, { treatments: Product[]; cautions: readonly string[] }>();
  for (const treatment of treatments) {
    const cautions = treatment.safety.whoShouldNot.filter((one) => !shared.includes(one));
    if (cautions.length === 0) continue;
    const key = cautions.join("\n");
    const group = groups.get(key) ?? { treatments: [], cautions };
    group.treatments.push(treatment);
    groups.set(key, group);
  }
  return { shared, more: [...groups.values()] };
}
