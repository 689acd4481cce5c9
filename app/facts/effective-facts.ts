import { reviewState } from "./evidence";
import type { DatesOf, Facts } from "./facts-schema";

type Treatment = Facts["treatments"][string];

/**
 * The facts that apply on a day of the clinic: without a badge or a banner outside its dates,
 * without an edited price's list price unless a record says when it was charged, and without the
 * price of a treatment whose evidence was due for review 90 days ago. @param day "YYYY-MM-DD"
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

/** Includes both days; an absent day means no limit on that side. */
const includesDay = (dates: DatesOf | undefined, day: string) =>
  (dates?.from ?? day) <= day && day <= (dates?.until ?? day);
