import type { Listing } from "../../../../catalogue/product";
import { compoundedDisclaimer } from "./disclaimers";
import { tesamorelin12mg, tesamorelinIpamorelin } from "./shared-treatments";

const vial = "One multi-use vial; your physician sets the dose and how long it lasts.";
const capsules =
  "One jar of capsules; your physician sets how many you take and how long it lasts.";
const spray = "One nasal spray bottle; your physician sets the dose and how long it lasts.";

const injecting =
  "Inject exactly as prescribed. We show you how before your first dose. Use a new needle each time, rotate injection sites, store the vial as the label says and never share it.";

const spraying =
  "Use exactly as prescribed. Blow your nose gently, prime the pump as the label says and spray without sniffing hard. Wipe the tip, store the bottle as the label says and do not share it.";

/** True of BPC-157, TB-500, KPV and GHK-Cu in injections; the FDA's list changes, that it named them does not. */
const peptideCaution =
  "Research in people is limited, and long-term safety is not known. In 2023, the FDA named these peptides among substances that may carry significant safety risks when compounded. The rules have changed since; ask your physician what applies now.";

export const fitnessAntiAging: readonly Listing[] = [
  {
    id: "1",
    title: "NAD+ Nasal Spray",
    category: "fitness-anti-aging",
    slug: "nad-nasal-spray",
    summary: "NAD+ as a nasal spray, for adults who want to support everyday energy and focus.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. This nasal spray is a way to take NAD+ at home without a needle. Your physician decides with you whether it fits your goals, and how often to use it.",
    benefits: [
      "May support energy in daily life",
      "May support focus and mental clarity",
      "May support healthy aging as part of a wider plan",
      "No needles: a spray you use at home",
    ],
    servings: spray,
    ingredients:
      "NAD+ (nicotinamide adenine dinucleotide), a molecule found in every cell, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions: spraying,
    warnings:
      "It may cause flushing, nausea, headache or a stinging or runny nose. Tell us about active or past cancer, heart, liver or kidney disease, frequent nosebleeds or nasal surgery, and every medicine you take, especially medicine for blood pressure or diabetes. Do not use it if you are pregnant or breastfeeding unless your physician agrees. Stop and get medical help for trouble breathing or a swollen face. Research in people on NAD+ given this way is limited.",
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
      "May support recovery after training or strain",
      "May support the body’s own repair of tendons and soft tissue",
      "May support firmer, smoother-looking skin",
      "Three peptides in one injection",
    ],
    servings: vial,
    ingredients:
      "BPC-157 and TB-500, two peptides studied for tissue repair, and GHK-Cu, a small peptide that carries copper, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    warnings: `Do not use it if you have Wilson’s disease, a copper allergy or active cancer, or if you are pregnant, trying to become pregnant or breastfeeding. Tell us about past cancer, liver disease and every medicine you take, especially blood thinners. It may cause redness or swelling where you inject, headache, nausea or tiredness. ${peptideCaution} These peptides are banned in most tested sports.`,
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
      "May support the body’s antioxidant defenses",
      "May support recovery from everyday stress",
      "May support healthy-looking skin",
      "No needles: a spray you use at home",
    ],
    servings: spray,
    ingredients:
      "Glutathione, an antioxidant made of three amino acids, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions: spraying,
    warnings:
      "Tell us if you have asthma: glutathione that is breathed in can tighten the airways, and this spray may not be right for you. Also tell us about a sulfite allergy, frequent nosebleeds or nasal surgery, cancer treatment and every medicine you take. Do not use it if you are pregnant or breastfeeding unless your physician agrees. It may cause a stinging nose, a sulfur smell or headache. Stop and get medical help right away for wheezing or trouble breathing.",
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
    summary: "The body’s own antioxidant as an injection, to support everyday cell defense.",
    description:
      "Glutathione is an antioxidant that your body makes to protect its cells from everyday wear. As an injection it does not have to pass through the stomach. Physicians may suggest it as part of a longevity or wellness plan. Your physician decides on the dose and how it is given.",
    benefits: [
      "May support the body’s antioxidant defenses",
      "May support recovery from everyday stress",
      "May support healthy-looking skin",
      "Can be part of a wider longevity plan",
    ],
    servings: vial,
    ingredients:
      "Glutathione, an antioxidant made of three amino acids, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    warnings:
      "Tell us about asthma, a sulfite allergy, kidney or liver disease, cancer treatment and every medicine you take. Do not use it if you are pregnant or breastfeeding unless your physician agrees. It may cause soreness where you inject, flushing, cramps or nausea. Stop and get medical help right away for wheezing, hives or a swollen face. Glutathione is not approved to lighten skin, and we do not offer it for that.",
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
      "May support recovery after training or strain",
      "May support the body’s own repair of tendons and soft tissue",
      "May support comfort and ease of movement",
      "Two peptides in one injection",
    ],
    servings: vial,
    ingredients:
      "BPC-157, a peptide modeled on part of a protein in stomach juice, and TB-500, a peptide modeled on thymosin beta-4, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    warnings: `Do not use it if you have active cancer, or if you are pregnant, trying to become pregnant or breastfeeding. Tell us about past cancer and every medicine you take, especially blood thinners. It may cause redness or swelling where you inject, headache, nausea or tiredness. ${peptideCaution} These peptides are banned in most tested sports.`,
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
      "May support recovery after training or strain",
      "May support a normal response to irritation in the body",
      "May support gut comfort",
      "No needles: capsules you take at home",
    ],
    servings: capsules,
    ingredients:
      "BPC-157, a peptide modeled on part of a protein in stomach juice, and KPV, a peptide of three amino acids, in capsules. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Swallow the capsules with water, exactly as prescribed. If you miss a dose, follow the label or call us; do not double up. Store the jar as the label says, and keep it away from children.",
    warnings: `Do not use it if you have active cancer, or if you are pregnant, trying to become pregnant or breastfeeding. Tell us about past cancer, bowel disease, immune disease and every medicine you take, especially blood thinners. It may cause an upset stomach, nausea, headache or tiredness. Blood in your stool, weight loss without a reason or pain that gets worse needs a doctor’s visit first. ${peptideCaution} BPC-157 is banned in most tested sports.`,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "8",
    title: "NAD+ Injectable",
    category: "fitness-anti-aging",
    slug: "nad-injectable",
    summary: "NAD+ as an injection, for adults who want to support energy and healthy aging.",
    description:
      "NAD+ is a molecule that every cell uses to turn food into energy. Levels tend to fall with age. As an injection it does not have to pass through the stomach. Your physician starts low, watches how you feel and decides with you whether to go on.",
    benefits: [
      "May support energy in daily life",
      "May support focus and mental clarity",
      "May support recovery after exercise",
      "May support healthy aging as part of a wider plan",
    ],
    servings: vial,
    ingredients:
      "NAD+ (nicotinamide adenine dinucleotide), a molecule found in every cell, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
    directions: injecting,
    warnings:
      "It may cause flushing, nausea, cramps, headache, a racing heart or stinging where you inject; this is more likely when it is given fast. Tell us about active or past cancer, heart, liver or kidney disease, and every medicine you take, especially medicine for blood pressure or diabetes. Do not use it if you are pregnant or breastfeeding unless your physician agrees. Get medical help right away for chest pain, trouble breathing or a swollen face. Research in people on NAD+ given this way is limited.",
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
