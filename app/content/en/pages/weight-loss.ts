import { formatPrice, fromTo } from "~/facts/format-facts";
import { catalogueOf } from "../../../catalogue/products";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { cardWords } from "../catalogue/card-words";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { floridaBmiRule, weightLossStudies } from "../catalogue/weight-loss-studies";
import { freeConsultation } from "../free-consultation";
import type { WeightLossWords } from "./page-words";

/** Answer on two pages; at most 100 words (app/content/en/questions.test.ts). */
export const glp1SideEffects = `Nausea, vomiting, diarrhea, constipation, belly pain and tiredness are common, mostly when the dose rises. Less often: hair loss, gallstones, pancreatitis, kidney trouble, or low blood sugar with some diabetes medicines. Boxed warning: thyroid tumors in rats; in people, not known. Not for you if pregnant, trying to become pregnant or breastfeeding, or with MEN 2 or medullary thyroid cancer in you or a relative. Get help at once for severe belly pain that doesn’t stop, a neck lump, hoarseness, trouble swallowing or sudden eyesight changes. ${absoluteRules.call911}`;

/** The lowest and the highest price of the area's medicines, which its cards name one by one. */
function pricesOf(facts: Facts): string {
  const prices = catalogueOf(facts)
    .filter(({ category }) => category === "weight-loss")
    .flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return cardWords.withheld.instead;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return formatPrice(lowest);
  return `${formatPrice(lowest)}–${formatPrice(highest)}`;
}

export const weightLossWords = ({ figures, ...facts }: Facts): WeightLossWords => ({
  search: {
    title: `Weight Loss with GLP-1 Medicines in ${facts.city}`,
    description:
      "How GLP-1 medicines work, who they are for, what to expect, the risks and the price. Guided by a physician, with a free first consultation.",
    keywords: [`medical weight loss ${facts.city}`, "GLP-1 therapy", "semaglutide", "tirzepatide"],
  },
  hero: {
    kicker: "Weight loss",
    headline: "Weight loss without the blame",
    lead: "Weight is about biology, not just willpower. We start with an exam and a plan, follow up, and talk plainly about risk.",
    call: "Book Consultation",
  },
  statement: "Weight often comes back when the medicine stops.",
  tabs: { heading: "Select A Service", weightLoss: "Weight Loss", aesthetics: "Aesthetics" },
  options: {
    heading: "Treatment options",
    items: [
      {
        title: "Semaglutide",
        text: "A weekly injection that acts like GLP-1.",
      },
      {
        title: "Tirzepatide",
        text: "A weekly injection that acts like GLP-1 and GIP, another gut hormone.",
      },
      {
        title: "GLP-R",
        text: "Before you decide, the physician tells you which medicine this program uses and its FDA status.",
      },
      {
        title: "Food, movement and sleep",
        text: "No medicine replaces them; we’ll plan them with you.",
      },
    ],
  },
  compare: "Semaglutide and tirzepatide side by side",
  mechanism: {
    heading: "How GLP-1 therapy works",
    paragraphs: ["Your body’s own GLP-1 lasts minutes; the medicines last for days."],
    items: [
      { title: "In the gut", text: "GLP-1 is released after you eat." },
      { title: "In the stomach", text: "Food leaves more slowly, so fullness lasts longer." },
      { title: "In the pancreas", text: "Insulin is released when blood sugar rises." },
      { title: "In the brain", text: "It acts on hunger and cravings." },
    ],
  },
  steps: {
    heading: "Four steps",
    items: [
      {
        title: "Consultation",
        text: `We take ${fromTo(figures.consultationMinutes)} minutes for your weight, health and medicines.`,
      },
      {
        title: "Labs and baseline",
        text: "Blood tests show where you start and what is safe.",
      },
      {
        title: "Slow start",
        text: "You start at a low dose and go up slowly, to limit nausea.",
      },
      {
        title: "Follow-up and after",
        text: `Labs at 4–6 weeks, then quarterly, with visits of ${fromTo(figures.followUpMinutes)} minutes. Then a plan to keep the weight off.`,
      },
    ],
  },
  candidates: {
    heading: "Who it may be for",
    intro: "The usual criteria for adults; the physician decides after an exam.",
    items: [
      {
        title: "BMI of 30 or more",
        text: "BMI compares weight with height.",
      },
      {
        title: "BMI of 27 or more",
        text: `With a weight-related condition such as high blood pressure, type 2 diabetes, high cholesterol or sleep apnea. ${floridaBmiRule}`,
      },
      {
        title: "Ready for follow-up",
        text: "You can come in for labs and visits.",
      },
    ],
    notSuitedFor: {
      heading: "GLP-1 medicines are not for you if you",
      points: [
        "have had medullary thyroid cancer, or a family member has",
        "have MEN 2, an inherited condition that causes tumors of the glands",
        "are pregnant, trying to become pregnant or breastfeeding",
        "have had an allergic reaction to one of these medicines",
        "have or had pancreatitis, severe stomach disease or an eating disorder, unless the physician agrees",
      ],
      notes: [
        "Stop semaglutide at least 2 months before a planned pregnancy.",
        "Tirzepatide can make birth control pills less reliable: for 4 weeks after starting and after each higher dose, use another method or add a condom.",
      ],
    },
  },
  outcomes: {
    heading: "What to expect",
    facts: [
      { label: "Expected loss", value: `${fromTo(figures.weightLossPercent)}% of starting weight` },
      { label: "Time it takes", value: `${fromTo(figures.weightLossMonths)} months` },
    ],
    note: `${weightLossStudies} This is not a promise. Some people lose less, and some stop because of side effects.`,
  },
  products: {
    heading: "Weight-loss treatments and prices",
    intro: "Insurance often does not cover it.",
  },
  costs: {
    heading: "Cost of weight-loss care",
    intro: "You have a right to a written good-faith estimate.",
    facts: [
      { label: "Consultation", value: "Free" },
      {
        label: "Medicine",
        value: pricesOf({ ...facts, figures }),
        note: "Per order.",
      },
      { label: "Lab tests", value: "Quoted in advance" },
      {
        label: "Follow-up visits",
        value: "May have a fee",
        note: "We tell you the fee before you book.",
      },
      {
        label: "When the dose changes",
        value: "Ask for the new price",
        note: "At a higher dose, an order may run out sooner.",
      },
    ],
  },
  questions: {
    heading: "Questions about weight loss",
    items: editedQuestions(facts, "weight-loss", [
      {
        question: "What are the side effects of GLP-1 medicines?",
        answer: glp1SideEffects,
      },
      {
        question: "How much weight will I lose?",
        answer:
          "Nobody can promise a number. “What to expect” on this page has our range and the studies behind it, which do not apply to compounded medicines or GLP-R.",
      },
      {
        question: "What happens when I stop?",
        answer:
          "Hunger usually returns, and many people regain some or much of it. Some patients stay on a lower dose, some stop slowly. The physician plans this with you before you start.",
      },
      {
        question: "Are these medicines compounded?",
        answer:
          "Some may be. A pharmacy prepares a compounded medicine for one patient’s prescription. It is not FDA-approved: the FDA does not check it for safety, effectiveness or quality before it is sold. FDA-approved GLP-1 medicines exist. As of November 2026, the shortages are over (tirzepatide since December 19, 2024; semaglutide since February 21, 2025), so copies can generally no longer be compounded. Before you decide, the physician tells you which kind you would get, and why.",
      },
      {
        question: "Will I lose muscle, or my hair?",
        answer:
          "Some. Fast weight loss takes muscle along with fat. Protein at each meal and strength training help you keep it. Some people lose hair, too; tell us if you do.",
      },
    ]),
  },
  closing: {
    heading: "Start with a conversation",
    text: "Bring a list of what you take and have tried.",
  },
  aesthetics: {
    search: {
      title: "Aesthetics: Skin and Facial Treatments",
      description:
        "Wrinkle-relaxing injections, fillers, microneedling, peels and skin care in plain words: what each one does, what can go wrong, and who decides.",
      keywords: [
        `aesthetics ${facts.city}`,
        "dermal fillers",
        "microneedling",
        "chemical peels",
        "skin care after weight loss",
      ],
    },
    lead: {
      kicker: "Aesthetics",
      headline: "You, a little more rested",
      lead: "Good work is hard to spot. We’ll never suggest more than you need.",
    },
    services: {
      heading: "Aesthetic services",
      intro:
        "Ask which of these we offer now. We go over risks, healing time and price first. Tell us if you are pregnant or breastfeeding.",
      items: [
        {
          title: "Skin consultation",
          text: "A close look at your skin, history and products.",
        },
        {
          title: "Wrinkle-relaxing injections",
          text: "A prescription medicine relaxes the muscles behind frown lines for a few months. Bruising and a temporary droop can happen. Tell us first if you have a muscle or nerve disease. Botulinum toxin has a boxed warning, the FDA’s strongest: its effect can spread, hours to weeks later, and be life-threatening. Call 911 for trouble swallowing, speaking or breathing.",
        },
        {
          title: "Dermal fillers",
          text: "Gels that restore volume in cheeks, lips or folds. Swelling and bruising are common. Don’t have fillers while the skin is infected. Tell us if you take blood thinners. A blocked blood vessel is rare, but can harm skin or sight. Call 911 for sudden vision loss, one-sided weakness or trouble speaking. For severe pain or skin turning white or gray, call us at once. If we don’t answer, go to an emergency room.",
        },
        {
          title: "Microneedling",
          text: "Fine needles prompt the skin to repair itself, for scars and texture. Expect a few days of redness. Not for active acne, infections or cold sores; tell us if you scar easily, or take blood thinners or isotretinoin.",
        },
        {
          title: "Chemical peels",
          text: "A solution removes the outer layer of skin. It can leave dark spots, so darker skin needs a gentler choice. Not on sunburned, broken or infected skin; tell us if you get cold sores, scar easily or take isotretinoin.",
        },
        {
          title: "Shape after weight loss",
          text: "Weight loss can change your face and skin. We’ll tell you what can be treated without surgery.",
        },
      ],
    },
    nutraceuticals: {
      heading: "Nutraceuticals",
      intro:
        "Supplements, chosen after a look at your labs and medicines. The FDA has not evaluated what is said about them. They are not meant to diagnose, treat, cure or prevent any disease.",
      items: [
        {
          title: "Protein and collagen",
          text: "Protein helps you keep muscle. Collagen may help skin; the studies are small.",
        },
        {
          title: "Vitamin D and B12",
          text: "Useful when a test shows you are low. Too much vitamin D is harmful.",
        },
        {
          title: "Fiber and probiotics",
          text: "Fiber can ease constipation. Probiotics help some people.",
        },
      ],
    },
    cosmeceuticals: {
      heading: "Cosmeceuticals",
      intro: "Start one new product at a time so you can tell what helps and what irritates.",
      items: [
        {
          title: "Sunscreen",
          text: "It does the most. Broad spectrum, SPF 30 or more, every morning.",
        },
        {
          title: "Retinoids",
          text: "Forms of vitamin A that may smooth fine lines over months. They can irritate at first. Do not use them in pregnancy.",
        },
        {
          title: "Copper peptide creams",
          text: "Creams with GHK-Cu, a copper peptide. The evidence is modest.",
        },
      ],
    },
    reasons: {
      heading: "Reasons to choose us",
      items: [
        {
          title: "A physician guides the plan",
          text: "Your plan takes your health, hormones and medicines into account.",
        },
        {
          title: "Clear prices",
          text: "We’ll tell you the price before we start.",
        },
        {
          title: "No pressure",
          text: "Take the time you need.",
        },
      ],
    },
    closing: {
      heading: "Talk with us about your skin",
      text: `${freeConsultation} Bring the products you use now.`,
      button: "Schedule Consultation",
    },
    disclaimer:
      "This is general information, not medical advice. Injections and peels have risks, and injections need a physician’s evaluation and prescription. Results differ from person to person. In an emergency, call 911.",
  },
  disclaimer:
    "This is general information, not medical advice. Medicines and injections need a physician’s evaluation and prescription. Compounded medicines are not FDA-approved. Results differ and none are promised. In an emergency, call 911.",
});
