import type { Listing } from "../../../../catalogue/product";
import { capsule, howLong, injection, nasalSpray } from "../how-taken";
import { glutathioneInjectable, glutathioneNasal } from "../safety/glutathione";
import { injections } from "../safety/injections";
import { nadInjectable, nadNasalSpray } from "../safety/nad";
import { bpc157Kpv, wolverine, wolverineGhkCu } from "../safety/peptides";
import { compoundedDisclaimer } from "./disclaimers";
import { tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

const injecting = `Inject exactly as prescribed. We show you how before your first dose. Rotate injection sites, store it as the label says, and travel with that label. ${injections.directions} ${howLong}`;

const spraying =
  "Use exactly as prescribed. Blow your nose gently, prime the pump as the label says and spray without sniffing hard. Wipe the tip, store the bottle as the label says and do not share it.";

export const fitnessAntiAging: readonly Listing[] = [
  {
    id: "1",
    title: "NAD+ Nasal Spray",
    category: "fitness-anti-aging",
    slug: "nad-nasal-spray",
    summary: "NAD+ as a nasal spray. People ask about it for energy and focus.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. Your physician decides with you whether this spray makes sense, and how often to use it.",
    benefits: [
      "Studied for healthy aging; studies in people are few",
      "No needles: a spray you use at home",
    ],
    ingredients:
      "NAD+ (nicotinamide adenine dinucleotide), a molecule found in every cell, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions: spraying,
    taken: nasalSpray,
    safety: nadNasalSpray,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "2",
    title: "Wolverine with GHK-Cu",
    category: "fitness-anti-aging",
    slug: "wolverine-ghk-cu",
    summary:
      "Our Wolverine blend plus the copper peptide GHK-Cu. People ask about it for recovery and skin.",
    description:
      "This injection adds the copper peptide GHK-Cu to the two peptides of our Wolverine blend. Your physician looks for the cause of the complaint first, and tells you plainly what is known and what is not.",
    benefits: [
      "Studied mainly in animals for recovery after strain",
      "Studied mainly in animals for tendon and soft tissue repair",
      "GHK-Cu is studied for the look of skin; studies in people are few",
      "Three peptides in one injection",
    ],
    ingredients:
      "BPC-157 and TB-500, two peptides studied for tissue repair, and GHK-Cu, a small peptide that carries copper, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    taken: injection,
    safety: wolverineGhkCu,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "3",
    title: "Glutathione Nasal Spray",
    category: "fitness-anti-aging",
    slug: "glutathione-nasal",
    summary:
      "An antioxidant your body makes, as a nasal spray. Studies are small and in Parkinson’s disease.",
    description:
      "Glutathione is an antioxidant that your body makes to protect its cells from everyday wear. Age and illness can lower it. Your physician decides whether this spray makes sense for you, and how often to use it.",
    benefits: [
      "Glutathione is part of the body’s own antioxidant defenses",
      "Studied in small groups of people with Parkinson’s disease",
      "No needles: a spray you use at home",
    ],
    ingredients:
      "Glutathione, an antioxidant made of three amino acids, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions: spraying,
    taken: nasalSpray,
    safety: glutathioneNasal,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelinIpamorelin,
    id: "6",
    category: "fitness-anti-aging",
    slug: "tesamorelin-ipamorelin",
    summary:
      "Two peptides that signal your body to release more growth hormone. The mix has not been well studied.",
  },
  {
    id: "4",
    title: "Glutathione Injectable",
    category: "fitness-anti-aging",
    slug: "glutathione-injectable",
    summary:
      "An antioxidant your body makes, given as an injection. Most studies are small and in Parkinson’s disease.",
    description:
      "Glutathione is an antioxidant that your body makes to protect its cells from everyday wear. As an injection, it does not have to pass through the stomach. Your physician decides on the dose and how it is given.",
    benefits: [
      "Glutathione is part of the body’s own antioxidant defenses",
      "Studied in small groups of people with Parkinson’s disease",
      "Can be part of a wider longevity plan",
    ],
    ingredients:
      "Glutathione, an antioxidant made of three amino acids, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    taken: injection,
    safety: glutathioneInjectable,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "5",
    title: "Wolverine",
    category: "fitness-anti-aging",
    slug: "wolverine",
    alsoCalled: "BPC-157 and TB-500",
    summary: "Two peptides people ask about for recovery: BPC-157 and TB-500 in one injection.",
    description:
      "Wolverine pairs two peptides that are studied for how the body repairs tendons, muscles and other soft tissue. People ask about it after a strain, or when recovery takes longer than it used to. Your physician looks for the cause first, and tells you plainly what is known and what is not.",
    benefits: [
      "Studied mainly in animals for recovery after strain",
      "Studied mainly in animals for tendon and soft tissue repair",
      "People ask about it for sore joints; studies in people are few",
      "Two peptides in one injection",
    ],
    ingredients:
      "BPC-157, a peptide modeled on part of a protein in stomach juice, and TB-500, a peptide modeled on thymosin beta-4, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    taken: injection,
    safety: wolverine,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "7",
    title: "BPC-157 / KPV",
    category: "fitness-anti-aging",
    slug: "bpc-157-kpv",
    summary:
      "Two peptides in a capsule. People ask about them for gut health and recovery; studies are mostly in animals.",
    description:
      "BPC-157 and KPV are short peptides that are studied for how the body repairs tissue and calms irritation. Pain or stomach trouble that doesn’t go away needs a diagnosis, so your physician starts there.",
    benefits: [
      "Studied mainly in animals for recovery after strain",
      "Studied mainly in animals for irritation and swelling",
      "Studied mainly in animals for the gut",
      "No needles: capsules you take at home",
    ],
    ingredients:
      "BPC-157, a peptide modeled on part of a protein in stomach juice, and KPV, a peptide of three amino acids, in capsules. The pharmacy’s label lists the inactive ingredients.",
    directions: `Swallow the capsules with water, exactly as prescribed. If you miss a dose, don’t double up. Store the jar as the label says, and keep it away from children. ${howLong}`,
    taken: capsule,
    safety: bpc157Kpv,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "8",
    title: "NAD+ Injectable",
    category: "fitness-anti-aging",
    slug: "nad-injectable",
    summary: "NAD+ as an injection. People ask about it for energy and healthy aging.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. As an injection, it does not have to pass through the stomach. Your physician starts low, watches how you feel and decides with you whether to go on.",
    benefits: [
      "People ask about it for energy, focus and recovery after exercise",
      "Studied for healthy aging; studies in people are few",
    ],
    ingredients:
      "NAD+ (nicotinamide adenine dinucleotide), a molecule found in every cell, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    taken: injection,
    safety: nadInjectable,
    disclaimer: compoundedDisclaimer,
  },
  {
    ...tesamorelin12mg,
    id: "23",
    category: "fitness-anti-aging",
    slug: "tesamorelin-12mg-anti-aging",
    summary:
      "A peptide that signals your body to release more growth hormone. Studied for belly fat in adults with HIV.",
  },
];
