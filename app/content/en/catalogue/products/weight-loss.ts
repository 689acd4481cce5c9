import type { Listing } from "../../../../catalogue/product";
import { dependsOnMedicine, injection } from "../how-taken";
import { glpR, semaglutide, tirzepatide } from "../safety/glp1";
import { injections } from "../safety/injections";
import { pharmacySuppliedDisclaimer } from "./disclaimers";

const injecting = `Inject under the skin exactly as prescribed. We show you how before your first dose. Check each dose on the syringe with care, rotate injection sites, store it as the label says, and travel with that label. ${injections.directions} Never raise a dose on your own, and never add another GLP-1 medicine.`;

export const weightLoss: readonly Listing[] = [
  {
    id: "15",
    title: "Semaglutide",
    category: "weight-loss",
    slug: "semaglutide",
    summary: "A GLP-1 medicine that helps you feel full sooner, within a weight-loss plan.",
    description:
      "Semaglutide is for adults with a BMI of at least 30, or 27 with a weight-related condition. It works best with eating, exercise and sleep habits you can keep up, and we’ll plan those with you.",
    benefits: ["May reduce food cravings", "Follow-up labs at 4–6 weeks, then quarterly"],
    ingredients: "Semaglutide in a solution for injection. The label lists every other ingredient.",
    directions: injecting,
    taken: injection,
    safety: semaglutide,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    id: "16",
    title: "Tirzepatide",
    category: "weight-loss",
    slug: "tirzepatide",
    summary:
      "A weekly medicine that mimics two gut hormones, GIP and GLP-1, so you feel full sooner.",
    description:
      "Tirzepatide slows the stomach and tells the brain that you are full. It is for adults with a BMI of at least 30, or 27 with a weight-related condition.",
    benefits: ["May reduce food cravings", "Follow-up labs at 4–6 weeks, then quarterly"],
    ingredients: "Tirzepatide in a solution for injection. The label lists every other ingredient.",
    directions: injecting,
    taken: injection,
    safety: tirzepatide,
    disclaimer: pharmacySuppliedDisclaimer,
  },
  {
    id: "17",
    title: "GLP-R",
    category: "weight-loss",
    slug: "glp-r",
    summary:
      "A weight-loss program. Before you agree, your physician tells you which medicine it uses and its FDA status.",
    description:
      "GLP-R is a weight-loss program for adults with a BMI of at least 30, or 27 with a weight-related condition. Your physician picks the medicine after your visit, and tells you its risks.",
    benefits: [
      "Food, activity and follow-up are part of the program",
      "Follow-up labs at 4–6 weeks, then quarterly",
    ],
    ingredients: "Not listed yet. The pharmacy’s label names all that is in it, and how much.",
    directions: `Use it exactly as prescribed. We show you how. Check each dose with care, and store it as the label says. If you inject it: ${injections.directions.replace(/^U/, "u")} Never raise a dose on your own, and never add another GLP-1 medicine.`,
    taken: dependsOnMedicine,
    safety: glpR,
    disclaimer: pharmacySuppliedDisclaimer,
  },
];
