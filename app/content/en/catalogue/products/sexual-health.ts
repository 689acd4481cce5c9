import type { Listing } from "../../../../catalogue/product";
import { compoundedDisclaimer, genericOrCompoundedDisclaimer } from "./disclaimers";
import { primalSpecialBlend } from "./shared-treatments";

const tablets =
  "One bottle of tablets; your physician sets the strength and the number of tablets.";

/** True of every PDE5 inhibitor; each product adds its own name and side effects. */
const nitrates =
  "Never take it with nitrates, such as nitroglycerin or recreational “poppers,” or with riociguat (for high pressure in the lungs): together they can drop your blood pressure to a dangerous level.";
const tellUs =
  "Tell us about heart disease, a past heart attack or stroke, high or low blood pressure, liver or kidney disease, eye disease such as retinitis pigmentosa and sickle cell disease. Tell us every medicine you take, especially alpha-blockers for the prostate, blood pressure medicine and medicine for HIV or fungal infections. Go easy on alcohol.";
const emergency =
  "Stop and get medical help right away for chest pain, fainting, sudden loss of vision or hearing or an erection that lasts longer than four hours. If you have chest pain, tell the emergency team that you have taken it.";

export const sexualHealth: readonly Listing[] = [
  {
    ...primalSpecialBlend,
    id: "9",
    category: "sexual-health",
    slug: "primal-special-blend",
    summary: "A prescription troche for adults who want to support desire and stamina.",
  },
  {
    id: "10",
    title: "PT-141 Nasal Spray",
    category: "sexual-health",
    slug: "pt141-nasal-spray",
    summary: "A peptide nasal spray that acts on desire in the brain, used only when needed.",
    description:
      "PT-141, also called bremelanotide, is a peptide that acts on the parts of the brain that are linked with desire. That is a different path from medicines that act on blood flow. It is used before sex, not every day. Your physician checks your blood pressure and heart history first, since the spray can raise blood pressure for a while.",
    benefits: [
      "May support sexual desire",
      "May support arousal in men and in women, when a physician finds it suitable",
      "Used only when needed, at most once in 24 hours",
      "No needles: a spray you use at home",
    ],
    servings: "One nasal spray bottle; your physician sets the dose and how many uses it holds.",
    ingredients:
      "PT-141 (bremelanotide), a peptide that acts on melanocortin receptors, in a solution for nasal use. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Use before sex, as prescribed, and at most once in 24 hours. Prime the pump as the label says and spray without sniffing hard. Do not take an extra dose if you feel no effect.",
    warnings:
      "Do not use it more than once in 24 hours. Do not use it if you have high blood pressure that is not under control or heart disease, or if you are pregnant, trying to become pregnant or breastfeeding. It can raise your blood pressure and slow your pulse for a while after each use. It often causes nausea, and may cause flushing, headache, a stuffy nose or vomiting; frequent use can darken patches of skin. It can make naltrexone tablets less effective and slow the absorption of other tablets, so tell us about every medicine you take. Research in people on the nasal spray is limited. Get medical help right away for chest pain, a severe headache or an erection that lasts longer than four hours.",
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
    servings: tablets,
    ingredients:
      "Tadalafil, one of a group of medicines called PDE5 inhibitors, in tablets. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Take it by mouth as prescribed, at most once daily, with or without food. Do not combine it with sildenafil or another medicine for erections.",
    warnings: `Do not take it more than once daily. ${nitrates} Because tadalafil stays in the body longer, nitrates can be dangerous for at least 48 hours after a dose. ${tellUs} It may cause headache, flushing, indigestion, back pain, muscle aches or a stuffy nose. ${emergency}`,
    disclaimer: genericOrCompoundedDisclaimer,
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
    servings: tablets,
    ingredients:
      "Sildenafil, one of a group of medicines called PDE5 inhibitors, in tablets. The pharmacy’s label lists the inactive ingredients.",
    directions:
      "Take it by mouth before sex, as prescribed, at most once daily. A heavy, fatty meal can delay it. Do not combine it with tadalafil or another medicine for erections.",
    warnings: `Do not take it more than once daily. ${nitrates} ${tellUs} It may cause headache, flushing, indigestion, a stuffy nose, dizziness or a bluish tint to what you see. ${emergency}`,
    disclaimer: genericOrCompoundedDisclaimer,
  },
];
