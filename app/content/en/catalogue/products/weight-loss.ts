import type { Listing } from "../../../../catalogue/product";
import { dependsOnMedicine, injection } from "../how-taken";
import { glpR, semaglutide, tirzepatide } from "../safety/glp1";
import { injections } from "../safety/injections";
import { pharmacySuppliedDisclaimer } from "./disclaimers";

const injecting = `Inject under the skin exactly as prescribed. Your physician starts low and raises the dose step by step. We show you how to measure and inject it; check each dose on the syringe with care, rotate injection sites and store the medicine as the label says. ${injections.directions} Never raise a dose on your own, and never add another GLP-1 medicine.`;

export const weightLoss: readonly Listing[] = [
  {
    id: "15",
    title: "Semaglutide",
    category: "weight-loss",
    slug: "semaglutide",
    summary: "A GLP-1 medicine that helps you feel full sooner, within a weight-loss plan.",
    description:
      "Semaglutide acts like GLP-1, a hormone that your gut releases after a meal. It slows the stomach and tells the brain that you are full, so that eating less becomes easier. It is for adults with a BMI of 30 or more, or 27 or more with a weight-related condition. It works best together with food, movement and sleep that you can keep up, and we plan those with you.",
    benefits: [
      "May help you feel full sooner and stay full longer",
      "May reduce food cravings",
      "May support steady weight loss together with diet and activity",
      "Dose raised step by step to limit side effects",
      "Follow-up labs at 4–6 weeks, then quarterly",
    ],
    ingredients:
      "Semaglutide, a GLP-1 receptor agonist, in a solution for injection. The pharmacy’s label lists every other ingredient.",
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
    summary: "A medicine that acts on two gut-hormone signals, GIP and GLP-1, to curb appetite.",
    description:
      "Tirzepatide acts on two signals that your gut sends after a meal, GIP and GLP-1. Together they slow the stomach and help the brain notice that you have had enough. It is for adults with a BMI of 30 or more, or 27 or more with a weight-related condition. Your physician compares it with the other options, and builds it into a plan for food and activity.",
    benefits: [
      "May help you feel full sooner and stay full longer",
      "May reduce food cravings",
      "May support steady weight loss together with diet and activity",
      "Acts on two gut-hormone signals rather than one",
      "Dose raised step by step to limit side effects",
    ],
    ingredients:
      "Tirzepatide, a GIP and GLP-1 receptor agonist, in a solution for injection. The pharmacy’s label lists every other ingredient.",
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
    summary: "A GLP-1 receptor agonist program with close follow-up, set by your physician.",
    description:
      "GLP-R is a GLP-1 receptor agonist program for adults who need a plan built around them. Your physician chooses the medicine after your evaluation, and tells you its name, how it is supplied and its risks before you agree to anything. It is for adults with a BMI of 30 or more, or 27 or more with a weight-related condition. Food, activity and follow-up are part of the program.",
    benefits: [
      "May help you feel full sooner and stay full longer",
      "May reduce food cravings",
      "May support steady weight loss together with diet and activity",
      "Medicine and dose chosen by your physician for you",
      "Follow-up labs at 4–6 weeks, then quarterly",
    ],
    ingredients:
      "A GLP-1 receptor agonist, the group of medicines that act like the gut hormone GLP-1. Your prescription and the pharmacy’s label name the exact medicine, its strength and every other ingredient. Ask us to go through them with you.",
    directions: `Use it exactly as prescribed. Your physician starts low and raises the dose step by step. We show you how to take it; check each dose with care, and store it as the label says. If you inject it: ${injections.directions.replace(/^U/, "u")} Never raise a dose on your own, and never add another GLP-1 medicine.`,
    taken: dependsOnMedicine,
    safety: glpR,
    disclaimer: pharmacySuppliedDisclaimer,
  },
];
