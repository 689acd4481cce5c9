import type { Listing } from "../../../../catalogue/product";
import { wholeDollars } from "../../../../facts/format-figures";
import { compoundedDisclaimer, pharmacySuppliedDisclaimer } from "./disclaimers";

/**
 * The three treatments that two categories list. What a listing adds is its id, category,
 * slug and summary; everything else is said once, so that the two can't drift apart.
 */
type SharedTreatment = Omit<Listing, "id" | "category" | "slug" | "summary">;

const tesamorelinWarnings =
  "Do not use it if you have active cancer or a tumor or disorder of the pituitary gland, or if you are pregnant, trying to become pregnant or breastfeeding. Tell us about past cancer, diabetes or prediabetes, sleep apnea, carpal tunnel syndrome and every medicine you take, especially insulin, thyroid medicine and steroids. It can raise blood sugar. It may cause redness or itching where you inject, swelling, joint aches, tingling hands or headache. Get medical help right away for trouble breathing, a swollen face or widespread hives. Tesamorelin is FDA-approved only to reduce belly fat in adults with HIV and lipodystrophy (a shift in body fat), and not for weight loss. Growth hormone secretagogues are banned in most tested sports.";

export const primalSpecialBlend: SharedTreatment = {
  title: "Primal Special Blend",
  description: ({ figures }) =>
    `Primal Special Blend is a compounded blend in a troche, a small lozenge that melts in the mouth. It is considered when hormone and sexual health concerns overlap. Low drive can have many causes, so your physician looks at your history, your medicines and your labs first, and goes through each ingredient with you. It costs about ${wholeDollars(figures.primalSpecialBlend)} a month.`,
  benefits: [
    "May support sexual desire and response",
    "May support energy and stamina through the day",
    "No needles: a troche that melts in the mouth",
    "Reviewed against your labs and the medicines you take",
    "Can be part of a wider hormone plan when your physician advises it",
  ],
  servings: "One jar of troches; your physician sets how many you take and how long it lasts.",
  ingredients:
    "A blend of active ingredients in a troche (a lozenge), prepared by a compounding pharmacy on your physician’s order. Your prescription and the pharmacy’s label list each ingredient and its strength. Tell us about every allergy.",
  directions:
    "Take it only as prescribed. Place the troche between your cheek and gum or under your tongue and let it melt. Do not take more, and do not add other products for sexual function or hormones unless your physician agrees. If you miss a dose, follow the label or call us; don’t double up.",
  warnings:
    "Never take it with nitrates, such as nitroglycerin or recreational “poppers,” or with riociguat. Tell us about heart disease, chest pain, a past stroke, high or low blood pressure, liver or kidney disease, prostate or breast cancer and every medicine and supplement you take. Do not take it if you are pregnant, trying to become pregnant or breastfeeding. Stop and get medical help right away for chest pain, fainting, sudden loss of vision or hearing or an erection that lasts longer than four hours.",
  disclaimer: compoundedDisclaimer,
};

export const tesamorelinIpamorelin: SharedTreatment = {
  title: "Tesamorelin / Ipamorelin",
  description:
    "This injection combines two peptides that prompt your pituitary gland to release more of your own growth hormone. Tesamorelin acts like the body’s natural release signal, and ipamorelin adds to it by a second path. Physicians consider it for adults whose history, exam and labs point that way. Labs are checked again at 4-6 weeks, then every quarter.",
  benefits: [
    "May support a leaner body composition together with training and diet",
    "May support deeper sleep and recovery after exercise",
    "Works with your own growth hormone rather than replacing it",
    "Two peptides in one injection",
  ],
  servings: "One multi-use vial; your physician sets the dose and how long it lasts.",
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, and ipamorelin, a peptide that acts on the ghrelin receptor, in a sterile solution for injection. The pharmacy’s label lists the inactive ingredients.",
  directions:
    "Inject under the skin exactly as prescribed. We show you how before your first dose. Use a new needle each time, rotate injection sites, store the vial as the label says and never share it.",
  warnings: `${tesamorelinWarnings} Ipamorelin is not FDA-approved for any use, and research in people on the two together is limited.`,
  disclaimer: pharmacySuppliedDisclaimer,
};

export const tesamorelin12mg: SharedTreatment = {
  title: "Tesamorelin 12mg",
  description:
    "Tesamorelin is a peptide modeled on the hormone that tells your pituitary gland to release growth hormone. It is injected under the skin. Physicians consider it for adults whose history, exam and labs suggest that more of this signal could help. Your physician sets your dose and checks your labs at 4-6 weeks, then every quarter.",
  benefits: [
    "May help reduce deep belly fat in some adults",
    "May support lean muscle together with training and diet",
    "May support recovery and sleep",
    "Prompts your own growth hormone rather than replacing it",
  ],
  servings: "One multi-use vial; your physician sets the dose and how long it lasts.",
  ingredients:
    "Tesamorelin, a peptide modeled on growth hormone-releasing hormone, for injection under the skin. The pharmacy’s label lists the inactive ingredients.",
  directions:
    "Inject under the skin exactly as prescribed. The 12mg in the name is not your dose: your physician sets that. We show you how to prepare and inject it. Use a new needle each time, rotate injection sites and store the vial as the label says.",
  warnings: tesamorelinWarnings,
  disclaimer: pharmacySuppliedDisclaimer,
};
