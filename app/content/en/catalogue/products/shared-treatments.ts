import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { injection, troche } from "../how-taken";
import { injections } from "../safety/injections";
import { primalSpecialBlend as primalWarnings } from "../safety/primal";
import {
  tesamorelin,
  tesamorelinIpamorelin as tesamorelinIpamorelinWarnings,
} from "../safety/tesamorelin";
import { compoundedDisclaimer, pharmacySuppliedDisclaimer } from "./disclaimers";

/**
 * The three treatments with two listings. A listing adds its id, category, slug and summary; the
 * rest is shared, so that the two cannot differ.
 */
type SharedTreatment = Omit<Listing, "id" | "category" | "slug" | "summary">;

export const primalSpecialBlend: SharedTreatment = {
  title: "Primal Special Blend",
  description: ({ figures }) =>
    `Primal Special Blend is a compounded blend in a troche, a small lozenge that melts in the mouth. It is considered when hormone and sexual health concerns overlap. Low drive can have many causes, so your physician looks at your history, your medicines and your labs first, and goes through each ingredient with you. It costs about ${wholeDollars(figures.primalSpecialBlend)} a month if one order lasts a month.`,
  benefits: [
    "Why people ask: desire and response",
    "Every ingredient is named to you before you agree",
    "No needles: a troche that melts in the mouth",
    "Reviewed against your labs and the medicines you take",
    "Can be part of a wider hormone plan when your physician advises it",
  ],
  ingredients:
    "A blend of active ingredients in a troche (a lozenge), prepared by a compounding pharmacy on your physician’s order. Your prescription and the pharmacy’s label list each ingredient and its strength. Tell us about every allergy.",
  directions:
    "Take it only as prescribed. Place the troche between your cheek and gum or under your tongue and let it melt. Do not take more, and do not add other products for sexual function or hormones unless your physician agrees. If you miss a dose, follow the label or call us; don’t double up.",
  taken: troche,
  safety: primalWarnings(),
  disclaimer: compoundedDisclaimer,
};

export const tesamorelinIpamorelin: SharedTreatment = {
  title: "Tesamorelin / Ipamorelin",
  description:
    "This injection combines two peptides that prompt your pituitary gland to release more of your own growth hormone. Tesamorelin acts like the body’s natural release signal, and ipamorelin adds to it by a second path. Physicians consider it for adults whose history, exam and labs point that way. Labs are checked again at 4–6 weeks, then quarterly.",
  benefits: [
    "Why people ask: body composition, with training and diet",
    "Whether it improves sleep or recovery is not well studied",
    "Works with your own growth hormone rather than replacing it",
    "Two peptides in one injection",
  ],
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, and ipamorelin, a peptide that acts on the ghrelin receptor, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
  directions: `Inject under the skin exactly as prescribed. We show you how before your first dose. Rotate injection sites and store the medicine as the label says. ${injections.directions}`,
  taken: injection,
  safety: tesamorelinIpamorelinWarnings,
  disclaimer: compoundedDisclaimer,
};

export const tesamorelin12mg: SharedTreatment = {
  title: "Tesamorelin 12mg",
  description:
    "Tesamorelin is a peptide modeled on the hormone that tells your pituitary gland to release growth hormone. It is injected under the skin. Physicians consider it for adults whose history, exam and labs suggest that more of this signal could help. Your physician sets your dose and checks your labs at 4–6 weeks, then quarterly.",
  benefits: [
    "Studied for belly fat in adults with HIV and lipodystrophy",
    "Whether it improves recovery or sleep is not well studied",
    "Prompts your own growth hormone rather than replacing it",
    "Guided by your labs at 4–6 weeks, then quarterly",
  ],
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, for injection under the skin. The pharmacy’s label lists the inactive ingredients.",
  directions: `Inject under the skin exactly as prescribed. The 12mg in the name is not your dose: your physician sets that. We show you how to prepare and inject it. Rotate injection sites and store the medicine as the label says. ${injections.directions}`,
  taken: injection,
  safety: tesamorelin,
  disclaimer: pharmacySuppliedDisclaimer,
};
