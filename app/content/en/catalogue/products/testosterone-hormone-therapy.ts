import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { injection, troche } from "../how-taken";
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
    summary: "A prescription troche that can be used along with a hormone plan.",
  },
  {
    id: "13",
    title: "HCG for Men",
    category: "testosterone-hormone-therapy",
    slug: "hcg-for-men",
    summary: "A hormone injection that signals the testicles to make testosterone of their own.",
    description: ({ figures }) =>
      `HCG is a hormone that acts like the body’s own signal to the testicles: make testosterone, and keep sperm production going. Physicians consider it for some men with low testosterone, alone or along with testosterone therapy, especially when they may want children later. The physician decides whether it is right for you based on your labs and your plans. The price works out to about ${wholeDollars(figures.hcg)} a month if one order lasts a month.`,
    benefits: [
      "Signals the testicles to make testosterone",
      "May help keep sperm production going during testosterone therapy",
      "May help keep testicle size during testosterone therapy",
      "Guided by your labs at 4–6 weeks, then quarterly",
    ],
    ingredients:
      "HCG (human chorionic gonadotropin), a hormone that acts like luteinizing hormone in men, for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: `Inject exactly as prescribed. We show you how to prepare and inject it before your first dose. Rotate injection sites and store the medicine as the label says. ${injections.directions}`,
    taken: injection,
    safety: hcg,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    ...tesamorelinIpamorelin,
    id: "6b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-ipamorelin-hormone",
    summary: "Two peptides that prompt your own growth hormone, as part of a hormone plan.",
  },
  {
    id: "14",
    title: "Sermorelin Troche",
    category: "testosterone-hormone-therapy",
    slug: "sermorelin-troche",
    summary: "A lozenge that melts in the mouth and prompts your own growth hormone.",
    description:
      "Sermorelin is a peptide that acts like the body’s own signal to release growth hormone. The troche is a small lozenge that melts in your mouth, for people who would rather not inject. Physicians consider it for adults whose history and labs suggest a weaker signal with age. Labs are checked again at 4–6 weeks, then quarterly.",
    benefits: [
      "Whether it improves sleep is not well studied",
      "Why people ask: recovery, and body composition with training and diet",
      "Works with your own growth hormone rather than replacing it",
      "No needles: a lozenge that melts in the mouth",
    ],
    ingredients:
      "Sermorelin, a peptide modeled on growth hormone-releasing hormone, in a troche (a lozenge). The pharmacy’s label lists the inactive ingredients, such as flavors and sweeteners.",
    directions:
      "Take it as prescribed. Place the troche between your cheek and gum or under your tongue and let it melt. Do not chew or swallow it whole, and wait to eat or drink for as long as the label says.",
    taken: troche,
    safety: sermorelin,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelin12mg,
    id: "23b",
    category: "testosterone-hormone-therapy",
    slug: "tesamorelin-12mg",
    summary: "A peptide that prompts your own growth hormone, guided by your hormone labs.",
  },
];
