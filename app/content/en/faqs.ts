import { dollarsFromTo, formatPhone, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import { editedQuestions } from "../edited-questions";
import type { Question, Twenty } from "../word-shapes";
import { outsideNote } from "./catalogue/outside-note";
import { absoluteRules } from "./catalogue/safety/absolute-rules";
import {
  estrogen,
  hcgForFertility,
  hormonesCall911,
  testosterone,
} from "./catalogue/safety/hormones";
import { injections } from "./catalogue/safety/injections";
import { floridaBmiRule, weightLossStudies } from "./catalogue/weight-loss-studies";
import { freeConsultation } from "./free-consultation";
import { hoursInWords } from "./hours-in-words";
import { listInWords } from "./list-in-words";

export type FaqTopic =
  | "Services"
  | "Testosterone and hormones"
  | "GLP-1 medicines"
  | "Peptides"
  | "Prescriptions and safety"
  | "Consultations"
  | "Cost and insurance"
  | "Locations and hours";

export type Faq = Question & { topic: FaqTopic };

/** "Jacksonville, St. Augustine and the rest of North Florida": the last place is the region. */
const areasInWords = (areas: readonly string[]) =>
  listInWords([...areas.slice(0, -1), `the rest of ${areas.at(-1)}`]);

/** The questions of /faqs in order, grouped by topic. */
export const faqs = (facts: Facts): Twenty<Faq> => editedQuestions(facts, "faqs", own(facts));

/** Figures in the answer about costs. */
const figuresNamed = [
  "peptideProtocol",
  "growthHormone",
  "hcg",
  "primalSpecialBlend",
  "oralMedicines",
  "sexualHealthPeptides",
  "longevityTherapy",
] as const;

const own = ({ figures, ...facts }: Facts): Twenty<Faq> => [
  {
    topic: "Services",
    question: "What services do you offer?",
    answer:
      "Six areas of care: anti-aging and longevity (NAD+, peptides and glutathione), peptide therapy, hormone therapy, sexual health, medical weight loss and aesthetics. We also offer 3D body scans. The treatments page lists treatments with their prices. Every treatment starts with a consultation, and a physician decides whether it suits you.",
  },
  {
    topic: "Services",
    question: "Can I order a treatment online?",
    answer:
      "No. This website gives information and prices, but you cannot order here. Every treatment needs a consultation and a physician’s prescription. You can ask for a consultation by phone or with the contact form. The payment page is only for amounts already agreed on with us.",
  },
  {
    topic: "Testosterone and hormones",
    question: "What is TRT, and how do I know if I need it?",
    answer: `TRT stands for testosterone replacement therapy. It is for men who have both symptoms, such as low desire or tiredness, and low testosterone in their blood. One test is not enough: levels are measured in the morning on at least two days. Poor sleep, stress, weight and some medicines can lower testosterone too, so the physician looks for those causes first. ${testosterone.notFor}`,
  },
  {
    topic: "Testosterone and hormones",
    question: "What are the risks of TRT?",
    answer: `It can thicken the blood, cause blood clots, make sleep apnea worse, cause acne and lower your sperm count. ${testosterone.bloodPressure} ${testosterone.notForAge} ${testosterone.notFor} ${testosterone.gel} That is why labs are checked at 4–6 weeks and then quarterly. If you may want children, ask about it before you start. ${hcgForFertility} ${testosterone.controlled} ${hormonesCall911}`,
  },
  {
    topic: "Testosterone and hormones",
    question: "What is HRT, and is it safe?",
    answer: `HRT, or hormone replacement therapy, replaces hormones that fall with age. For women it most often means estrogen, with progesterone for those who have a uterus, to ease hot flashes, poor sleep and dryness around menopause. How safe it is depends on your age, your health and the form you use. ${estrogen.boxedWarning} ${estrogen.removedWarnings} The risks still matter. ${estrogen.notFor} ${hormonesCall911}`,
  },
  {
    topic: "Testosterone and hormones",
    question: "How soon will I feel a difference with hormones?",
    answer:
      "It varies, and some people feel little. In weeks 1–4 your body adjusts. In weeks 4–12 energy, sleep or desire may begin to change, and the first labs at 4–6 weeks show whether the dose is right. Changes in muscle, body fat or bone take 3–6 months or longer. If there is no clear benefit after a fair trial, the physician will suggest stopping.",
  },
  {
    topic: "GLP-1 medicines",
    question: "Who can take GLP-1 medicine for weight loss?",
    answer: `BMI compares your weight with your height. These medicines are considered for adults with a BMI of 30 or more, or a BMI of 27 or more with a weight-related condition such as high blood pressure, type 2 diabetes or sleep apnea. ${floridaBmiRule} ${absoluteRules.glp1NotFor} Past pancreatitis or gallbladder disease needs a closer look. The physician decides after your evaluation.`,
  },
  {
    topic: "GLP-1 medicines",
    question: "How much weight can I expect to lose?",
    answer: `The range we expect is ${fromTo(figures.weightLossPercent)}% of your starting weight over ${fromTo(figures.weightLossMonths)} months, together with changes in food and activity. That is not a promise. ${weightLossStudies} Some people lose less, some stop because of side effects, and weight often comes back after the medicine is stopped. We talk about how to keep the weight off from the beginning.`,
  },
  {
    topic: "GLP-1 medicines",
    question: "What side effects do GLP-1 medicines have?",
    answer: `Nausea, vomiting, diarrhea, constipation and stomach pain are common, mostly when the dose goes up. Starting low and going up slowly helps. Less common but serious are pancreatitis, gallstones, kidney trouble from losing fluids, and allergic reactions. ${absoluteRules.call911} Get medical help at once for severe stomach pain that does not stop, a lump or swelling in the neck, hoarseness or trouble swallowing. ${absoluteRules.glp1Boxed} ${absoluteRules.glp1NotFor}`,
  },
  {
    topic: "Peptides",
    question: "What are peptides, and what are they used for?",
    answer: `Peptides are short chains of amino acids that carry messages in the body. Some prompt your own growth hormone, some are studied for tissue repair, and PT-141 acts on desire. People ask about them for recovery, sleep, body composition or sexual health. How much is known differs from one to the next, and for some the research in people is limited. Your physician tells you which is which. ${absoluteRules.peptidesNotFor} ${absoluteRules.pt141NotFor}`,
  },
  {
    topic: "Peptides",
    question: "How are peptides taken?",
    answer: `Most are small injections under the skin that you give yourself at home, and we show you how before the first one. ${injections.directions} Others come as a nasal spray, as capsules or as a troche, a lozenge that melts in the mouth. Your physician sets the dose. PT-141 is used at most once in 24 hours. ${absoluteRules.peptidesNotFor} ${absoluteRules.pt141NotFor}`,
  },
  {
    topic: "Prescriptions and safety",
    question: "Do I need a prescription?",
    answer:
      "Yes, for every treatment in our list. A physician reviews your history, your medicines and, where they are needed, your labs. Then the physician prescribes, suggests something else or advises against treatment. Asking for a treatment, or paying for one, does not mean that it will be prescribed.",
  },
  {
    topic: "Prescriptions and safety",
    question: "Are your medicines FDA-approved?",
    answer:
      "Many of the treatments in our list are compounded, which means that a pharmacy prepares them for one patient’s prescription. Compounded medicines are not FDA-approved: the FDA does not review them for safety, effectiveness or quality before they reach patients. Sildenafil and tadalafil are dispensed as FDA-approved generics. Before you decide, the physician tells you which kind you would get and what other choices you have.",
  },
  {
    topic: "Prescriptions and safety",
    question: "How do you keep treatment safe?",
    answer: `We ask about your health, allergies and medicines before anything is prescribed, and we say no when a treatment is not safe for you. Labs are checked at 4–6 weeks and then quarterly, with follow-up visits in between. Some rules have no exceptions. ${absoluteRules.neverWithNitrates} Both are taken at most once daily, and PT-141 is used at most once in 24 hours. ${absoluteRules.pt141NotFor} ${absoluteRules.call911}`,
  },
  {
    topic: "Consultations",
    question: "What happens in a consultation, and what does it cost?",
    answer: `${freeConsultation} It takes ${fromTo(figures.consultationMinutes)} minutes. You talk about your history, your medicines and your goals, and we explain which options may fit, what they cost and what the risks are. A physician decides on any prescription. Bring a list of everything you take, and recent lab results if you have them. You don’t have to decide that day.`,
  },
  {
    topic: "Consultations",
    question: "How often will I come back?",
    answer: `Follow-up visits take ${fromTo(figures.followUpMinutes)} minutes and, like labs, may have a fee. We tell you the fee before you book. For hormones, peptides and weight loss, labs are checked at 4–6 weeks and then quarterly. Your physician may want to see you more often at the start or when a dose changes. Call us in between if something does not feel right.`,
  },
  {
    topic: "Consultations",
    question: "What if I need to cancel or reschedule?",
    answer: `Please tell us at least ${figures.cancellationHours} hours before your appointment. With less notice, the fees for that appointment are forfeited. Fees for services and products, prepaid packages and subscriptions are non-refundable, except where the law gives you a right to a refund. The refund policy has the details.`,
  },
  {
    topic: "Cost and insurance",
    question: "How much do treatments cost?",
    answer: `Each treatment in our list shows the price of one order; aesthetic services and body scans are quoted. As a guide, peptide protocols cost roughly ${dollarsFromTo(figures.peptideProtocol)} a month, growth hormone therapies ${dollarsFromTo(figures.growthHormone)}, HCG about ${wholeDollars(figures.hcg)} and Primal Special Blend about ${wholeDollars(figures.primalSpecialBlend)}. In sexual health, oral medicines cost ${dollarsFromTo(figures.oralMedicines)} a month, peptides ${dollarsFromTo(figures.sexualHealthPeptides)} per treatment period and hormones ${dollarsFromTo(figures.sexualHealthHormones)} a month. A longevity therapy costs ${dollarsFromTo(figures.longevityTherapy)} a month, and combined protocols ${dollarsFromTo(figures.combinedProtocols)}. One order may last longer or shorter than a month, so the price on a card can lie outside these figures.${outsideNote({ ...facts, figures }, figuresNamed)} Ask for a written estimate first.`,
  },
  {
    topic: "Cost and insurance",
    question: "Do you take insurance?",
    answer:
      "Plan to pay for treatment yourself: the prices on this site are what you pay without insurance, and many plans do not cover wellness care or compounded medicines. Your plan can tell you whether it pays for lab tests or medicines, and whether a health savings account may be used. If you pay for care yourself, you have a right to a good-faith estimate in writing; the page linked at the bottom of the site explains how to ask.",
  },
  {
    topic: "Locations and hours",
    question: "Where are you, and when are you open?",
    answer: `Our office is in ${facts.city}, Florida, and we care for people from ${areasInWords(facts.areaServed)}. ${hoursInWords(facts.hours.office)} Call ${formatPhone(facts.phones.clinic)} to find a time that works for you.`,
  },
];
