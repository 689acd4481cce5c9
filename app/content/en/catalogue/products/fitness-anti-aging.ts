import type { Listing } from "../../../../catalogue/product";
import { capsule, injection, nasalSpray } from "../how-taken";
import { glutathioneInjectable, glutathioneNasal } from "../safety/glutathione";
import { injections } from "../safety/injections";
import { nadInjectable, nadNasalSpray } from "../safety/nad";
import { bpc157Kpv, wolverine, wolverineGhkCu } from "../safety/peptides";
import { compoundedDisclaimer } from "./disclaimers";
import { tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

const injecting = `Inject exactly as prescribed. We show you how before your first dose. Rotate injection sites and store the medicine as the label says. ${injections.directions}`;

const spraying =
  "Use exactly as prescribed. Blow your nose gently, prime the pump as the label says and spray without sniffing hard. Wipe the tip, store the bottle as the label says and do not share it.";

export const fitnessAntiAging: readonly Listing[] = [
  {
    id: "1",
    title: "NAD+ Nasal Spray",
    category: "fitness-anti-aging",
    slug: "nad-nasal-spray",
    summary: "NAD+ as a nasal spray. Why people ask: everyday energy and focus.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. This nasal spray is a way to take NAD+ at home without a needle. Your physician decides with you whether it fits your goals, and how often to use it.",
    benefits: [
      "Why people ask: energy, focus",
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
    summary: "The Wolverine peptide blend plus the copper peptide GHK-Cu, for recovery and skin.",
    description:
      "This injection adds the copper peptide GHK-Cu to the two peptides of our Wolverine blend. People ask about it when recovery from training feels slow and they also care about the look of their skin. Your physician looks at what is behind the complaint first, and tells you plainly what is known about these peptides and what is not.",
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
    summary: "The body’s own antioxidant as a nasal spray, with no needles.",
    description:
      "Glutathione is an antioxidant that your body makes to protect its cells from everyday wear. Age, illness and stress can lower it. The nasal spray is a choice for people who would rather not inject. Your physician decides whether it makes sense for you, and how often to use it.",
    benefits: [
      "Glutathione is part of the body’s own antioxidant defenses",
      "Why people ask: everyday stress",
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
    summary: "Two peptides that prompt your own growth hormone, for body composition and recovery.",
  },
  {
    id: "4",
    title: "Glutathione Injectable",
    category: "fitness-anti-aging",
    slug: "glutathione-injectable",
    summary: "The body’s own antioxidant as an injection. Why people ask: everyday stress.",
    description:
      "Glutathione is an antioxidant that your body makes to protect its cells from everyday wear. As an injection it does not have to pass through the stomach. Physicians may suggest it as part of a longevity or wellness plan. Your physician decides on the dose and how it is given.",
    benefits: [
      "Glutathione is part of the body’s own antioxidant defenses",
      "Why people ask: everyday stress",
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
    summary: "Two peptides people ask about for recovery: BPC-157 and TB-500 in one injection.",
    description:
      "Wolverine pairs two peptides that are studied for how the body repairs tendons, muscles and other soft tissue. People ask about it after a strain, or when recovery from training takes longer than it used to. Your physician first looks for the cause, and tells you plainly what is known about these peptides and what is not.",
    benefits: [
      "Studied mainly in animals for recovery after strain",
      "Studied mainly in animals for tendon and soft tissue repair",
      "Why people ask: sore joints; studies in people are few",
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
    summary: "Two short peptides people ask about for comfort, gut health and recovery.",
    description:
      "BPC-157 and KPV are two short peptides that are studied for how the body repairs tissue and calms irritation. People ask about the pair for recovery and for gut comfort. Ongoing pain or stomach trouble needs a diagnosis first, so your physician starts there and then talks through whether these capsules are a fair option.",
    benefits: [
      "Studied mainly in animals for recovery after strain",
      "Studied mainly in animals for irritation and swelling",
      "Studied mainly in animals for the gut",
      "No needles: capsules you take at home",
    ],
    ingredients:
      "BPC-157, a peptide modeled on part of a protein in stomach juice, and KPV, a peptide of three amino acids, in capsules. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Swallow the capsules with water, exactly as prescribed. If you miss a dose, follow the label or call us; do not double up. Store the jar as the label says, and keep it away from children.",
    taken: capsule,
    safety: bpc157Kpv,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "8",
    title: "NAD+ Injectable",
    category: "fitness-anti-aging",
    slug: "nad-injectable",
    summary: "NAD+ as an injection. Why people ask: energy and healthy aging.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. As an injection it does not have to pass through the stomach. Your physician starts low, watches how you feel and decides with you whether to go on.",
    benefits: [
      "Why people ask: energy, focus, recovery after exercise",
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
    summary: "A peptide that prompts your own growth hormone, for body composition as you age.",
  },
];
