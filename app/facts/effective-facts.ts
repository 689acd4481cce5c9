import { reviewState } from "./evidence";
import type { DatesOf, Facts } from "./facts-schema";

type Treatment = Facts["treatments"][string];

/**
 * The facts as they hold on a day of the clinic: a badge or a banner outside its dates is not there,
 * an edited price has no list price without a record of when that was charged, and a treatment whose
 * evidence was due for review 90 days ago has no price.
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
  const { badge, compareAtPrice, priceWithheld: _, ...rest } = terms;
  const isWithheld = reviewState(terms.evidence, day) === "lapsed";
  const charged = !terms.priceEdited || terms.compareAtRecord !== undefined;
  return {
    ...rest,
    ...(badge !== undefined && includesDay(terms.badgeDates, day) && { badge }),
    ...(compareAtPrice !== undefined && charged && !isWithheld && { compareAtPrice }),
    ...(isWithheld && { priceWithheld: true as const }),
  };
}

/** Both days included; without a day on one side it has no end there. */
const includesDay = (dates: DatesOf | undefined, day: string) =>
  (dates?.from ?? day) <= day && day <= (dates?.until ?? day);
