import type { Listing } from "../../../../catalogue/product";
import { nasalSpray, tablet } from "../how-taken";
import { sildenafil, tadalafil } from "../safety/pde5";
import { pt141 } from "../safety/pt-141";
import { compoundedDisclaimer, genericDisclaimer } from "./disclaimers";
import { primalSpecialBlend } from "./shared-treatments";

export const sexualHealth: readonly Listing[] = [
  {
    ...primalSpecialBlend,
    id: "9",
    category: "sexual-health",
    slug: "primal-special-blend",
    summary:
      "A prescription lozenge people ask about for desire. Ask what’s in it before you say yes.",
  },
  {
    id: "10",
    title: "PT-141 Nasal Spray",
    category: "sexual-health",
    slug: "pt141-nasal-spray",
    alsoCalled: "bremelanotide",
    summary: "A nasal spray that acts on the brain’s desire pathways, used only when you need it.",
    description:
      "PT-141, also called bremelanotide, is a peptide that acts on the parts of the brain that are linked with desire. That is a different path from medicines that act on blood flow. Your physician checks your blood pressure and heart history first, since the spray can raise blood pressure for a while.",
    benefits: [
      "Considered for men and women only when a physician finds it suitable",
      "Used only when needed, at most once in 24 hours",
      "No needles: a spray you use at home",
    ],
    ingredients:
      "PT-141 (bremelanotide), a peptide that acts on melanocortin receptors, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Use before sex, as prescribed, and at most once in 24 hours. Prime the pump as the label says and spray without sniffing hard. Do not take an extra dose if you feel no effect.",
    taken: nasalSpray,
    safety: pt141,
    disclaimer: compoundedDisclaimer,
  },
  {
    id: "11",
    title: "Tadalafil",
    category: "sexual-health",
    slug: "tadalafil",
    summary: "A longer-acting tablet for erectile dysfunction, taken at most once daily.",
    description:
      "Tadalafil is a tablet for erectile dysfunction. It relaxes blood vessels so that more blood can flow to the penis when you are aroused; it does not create desire by itself. It acts for longer than sildenafil, up to about a day and a half in many men. Your physician checks your heart history and your other medicines before prescribing it.",
    benefits: [
      "May help you get and keep an erection when you are aroused",
      "Stays active longer, so timing matters less",
      "Can be taken with or without food",
      "Prescribed for use when needed or for daily use, as your physician decides",
    ],
    ingredients:
      "Tadalafil, one of a group of medicines called PDE5 inhibitors, in tablets. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Take it by mouth as prescribed, at most once daily, with or without food. Never take two doses in one day. Do not combine it with sildenafil or another medicine for erections.",
    taken: tablet,
    safety: tadalafil,
    disclaimer: genericDisclaimer,
  },
  {
    id: "12",
    title: "Sildenafil",
    category: "sexual-health",
    slug: "sildenafil",
    summary: "A tablet for erectile dysfunction, taken when needed and at most once daily.",
    description:
      "Sildenafil is a tablet for erectile dysfunction. It relaxes blood vessels so that more blood can flow to the penis when you are aroused; it does not create desire by itself. It is taken ahead of sex and acts for several hours. Your physician checks your heart history and your other medicines before prescribing it.",
    benefits: [
      "May help you get and keep an erection when you are aroused",
      "Taken only when you need it, at most once daily",
      "Acts for a few hours and then wears off",
      "Well known to physicians after many years of use",
    ],
    ingredients:
      "Sildenafil, one of a group of medicines called PDE5 inhibitors, in tablets. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Take it by mouth before sex, as prescribed, at most once daily. A heavy, fatty meal can delay it. Do not combine it with tadalafil or another medicine for erections.",
    taken: tablet,
    safety: sildenafil,
    disclaimer: genericDisclaimer,
  },
];
