import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { howLong, injection, troche } from "../how-taken";
import { hcg } from "../safety/hcg";
import { injections } from "../safety/injections";
import { sermorelin } from "../safety/tesamorelin";
import { compoundedDisclaimer, pharmacySuppliedDisclaimer } from "./disclaimers";
import { primalSpecialBlend, tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

export const testosteroneHormoneTherapy: readonly Listing[] = [
  {
    ...primalSpecialBlend,
    id: "9b",
    category: "testosterone-hormone-therapy",
    slug: "primal-special-blend-hormone",
    summary:
      "A prescription lozenge people ask about within a hormone plan. Ask what’s in it first.",
  },
  {
    id: "13",
    title: "HCG for Men",
    category: "testosterone-hormone-therapy",
    slug: "hcg-for-men",
    summary: "A hormone injection that tells the testicles to make testosterone.",
    description: ({ figures }) =>
      `HCG is a hormone that acts like the body’s own signal to the testicles: make testosterone, and keep sperm production going. Physicians consider it for some men with low testosterone, alone or along with testosterone therapy, especially when they may want children later. The price works out to about ${wholeDollars(figures.hcg)} a month if one order lasts a month.`,
    benefits: [
      "May help keep sperm production going during testosterone therapy",
      "May help keep testicle size during testosterone therapy",
      "Guided by your labs at 4–6 weeks, then quarterly",
    ],
    ingredients:
      "HCG (human chorionic gonadotropin), a hormone that acts like luteinizing hormone in men, for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: `Inject exactly as prescribed. We show you how before your first dose. Rotate injection sites, store it as the label says, and travel with that label. ${injections.directions}`,
    taken: injection,
    safety: hcg,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    ...tesamorelinIpamorelin,
    id: "6b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-ipamorelin-hormone",
    summary:
      "Two peptides that signal your body to release more growth hormone, within a hormone plan.",
  },
  {
    id: "14",
    title: "Sermorelin Troche",
    category: "testosterone-hormone-therapy",
    slug: "sermorelin-troche",
    summary:
      "A lozenge meant to signal your body to release growth hormone. How much is absorbed by mouth is not well studied.",
    description:
      "Sermorelin is a peptide modeled on the body’s own signal to release growth hormone. Physicians consider it for adults whose history and labs suggest a weaker signal with age. Labs are checked again at 4–6 weeks, then quarterly.",
    benefits: [
      "People ask about it for recovery and body composition",
      "No needles: a lozenge that melts in the mouth",
      "Whether it improves sleep is not well studied",
    ],
    ingredients:
      "Sermorelin, a peptide modeled on growth hormone-releasing hormone, in a troche (a lozenge). The pharmacy’s label lists the inactive ingredients, such as flavors and sweeteners.",
    directions: `Take it as prescribed. Place the troche between your cheek and gum or under your tongue and let it melt. Do not chew or swallow it whole, and wait to eat or drink for as long as the label says. If you miss a dose, don’t double up. ${howLong}`,
    taken: troche,
    safety: sermorelin,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelin12mg,
    id: "23b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-12mg",
    summary:
      "A peptide that signals your body to release more growth hormone, guided by your labs.",
  },
];
