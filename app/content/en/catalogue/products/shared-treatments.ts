import { wholeDollars } from "~/facts/format-facts";
import type { Listing } from "../../../../catalogue/product";
import { howLong, injection, troche } from "../how-taken";
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
  alsoCalled: "a lozenge",
  description: ({ figures }) =>
    `Primal Special Blend is a compounded blend in a troche, a small lozenge. Low drive can have many causes, so your physician looks at your history, your medicines and your labs first, and goes through each ingredient with you. It costs about ${wholeDollars(figures.primalSpecialBlend)} a month if one order lasts a month.`,
  benefits: [
    "Every ingredient is named to you before you agree",
    "Checked against your labs and the medicines you take",
    "No needles: a troche that melts in the mouth",
  ],
  ingredients:
    "A blend of active ingredients in a troche, made to your physician’s order. Your prescription and the pharmacy’s label list each ingredient and its strength. Tell us about every allergy.",
  directions:
    "Take it only as prescribed. Place the troche between your cheek and gum or under your tongue and let it melt. Do not take more, and do not add other products for sexual function or hormones unless your physician agrees. If you miss a dose, don’t double up.",
  taken: troche,
  safety: primalWarnings(),
  disclaimer: compoundedDisclaimer,
};

export const tesamorelinIpamorelin: SharedTreatment = {
  title: "Tesamorelin / Ipamorelin",
  description:
    "This injection combines two peptides that act on the pituitary gland. Tesamorelin acts like the body’s own signal to release growth hormone, and ipamorelin works by a second path. Labs are checked at 4–6 weeks, then quarterly.",
  benefits: [
    "People ask about it for body composition, with training and diet",
    "Whether it improves sleep or recovery is not well studied",
  ],
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, and ipamorelin, a peptide that acts on the ghrelin receptor, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
  directions: `Inject under the skin exactly as prescribed. We show you how before your first dose. Rotate injection sites, store it as the label says, and travel with that label. ${injections.directions} ${howLong}`,
  taken: injection,
  safety: tesamorelinIpamorelinWarnings,
  disclaimer: compoundedDisclaimer,
};

export const tesamorelin12mg: SharedTreatment = {
  title: "Tesamorelin 12mg",
  description:
    "Tesamorelin is a peptide modeled on the hormone that tells your pituitary gland to release growth hormone. Your physician sets your dose and checks your labs at 4–6 weeks, then quarterly.",
  benefits: [
    "Studied for belly fat in adults with HIV and lipodystrophy",
    "Whether it improves recovery or sleep is not well studied",
  ],
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, for injection under the skin. The pharmacy’s label lists the inactive ingredients.",
  directions: `Inject under the skin exactly as prescribed. The 12mg in the name is not your dose: your physician sets that. We show you how before your first dose. Rotate injection sites, store it as the label says, and travel with that label. ${injections.directions} ${howLong}`,
  taken: injection,
  safety: tesamorelin,
  disclaimer: pharmacySuppliedDisclaimer,
};
