import type { DatesOf, Facts } from "./facts-schema";

type Treatment = Facts["treatments"][string];

/**
 * The facts as they hold on a day of the clinic: a badge or a banner outside its dates is not there,
 * and an edited price has no list price without a record of when that was charged.
 * @param day "YYYY-MM-DD"
 */
export function factsOn(facts: Facts, day: string): Facts {
  return {
    ...facts,
    banner:
      facts.bannerNotice && includesDay(facts.bannerNotice.dates, day)
        ? facts.bannerNotice.text
        : facts.banner,
    treatments: Object.fromEntries(
      Object.entries(facts.treatments).map(([slug, terms]) => [slug, termsOn(terms, day)]),
    ),
  };
}

function termsOn(terms: Treatment, day: string): Treatment {
  const { badge, compareAtPrice, ...rest } = terms;
  const charged = !terms.priceEdited || terms.compareAtRecord !== undefined;
  return {
    ...rest,
    ...(badge !== undefined && includesDay(terms.badgeDates, day) && { badge }),
    ...(compareAtPrice !== undefined && charged && { compareAtPrice }),
  };
}

/** Both days included; without a day on one side it has no end there. */
const includesDay = (dates: DatesOf | undefined, day: string) =>
  (dates?.from ?? day) <= day && day <= (dates?.until ?? day);
