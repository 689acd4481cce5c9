import { dollarsFromTo, formatPhone, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import { stateName } from "../../facts/places";
import { editedQuestions } from "../edited-questions";
import type { Question, Twenty } from "../word-shapes";
import { monthlyFigures, rangeNote } from "./catalogue/range-note";
import { absoluteRules } from "./catalogue/safety/absolute-rules";
import { hormonesCall911 } from "./catalogue/safety/hormones";
import { injections } from "./catalogue/safety/injections";
import { floridaBmiRule, weightLossStudies } from "./catalogue/weight-loss-studies";
import { freeConsultation } from "./free-consultation";
import { hoursInWords, openHoursInWords } from "./hours-in-words";
import { listInWords } from "./list-in-words";
import { testosteroneWords } from "./pages/testosterone";
import { glp1SideEffects } from "./pages/weight-loss";
import { visitWith } from "./practical-answers";

/** A question with the heading under which it stands. */
export type Faq = Question & { topic: string };

/** "Jacksonville, St. Augustine and the rest of North Florida": the last place is the region. */
const areasInWords = (areas: readonly string[]) =>
  listInWords([...areas.slice(0, -1), `the rest of ${areas.at(-1)}`]);

/** The questions of /faqs in order, grouped by topic. */
export const faqs = (facts: Facts): Twenty<Faq> => editedQuestions(facts, "faqs", own(facts));

const own = ({ figures, ...facts }: Facts): Twenty<Faq> => [
  {
    topic: "Services",
    question: "What services do you offer?",
    answer:
      "Six areas of care: longevity (NAD+, peptides and glutathione), peptide therapy, hormone therapy, sexual health, weight loss and aesthetics. We also offer 3D body scans. The treatments page lists treatments with their prices. Every treatment starts with a consultation, and a physician decides whether it’s right for you.",
  },
  {
    topic: "Services",
    question: "Can I order a treatment online?",
    answer:
      "No. This website gives information and prices, but you can’t order here. Every treatment needs a consultation and a physician’s prescription. You can ask for a consultation by phone or with the contact form. Use the payment page only for an amount we’ve given you.",
  },
  {
    topic: "Hormone therapy",
    question: "What is TRT, and how do I know if I need it?",
    answer:
      "Testosterone replacement therapy, for men who have both symptoms, such as low desire, and low testosterone on at least two morning blood tests. Poor sleep, stress, weight and some medicines can lower testosterone too, so the physician checks for those first. It is not for anyone who is pregnant, has prostate or breast cancer, or wants to father a child soon. If you’re a woman and have low desire, tell us: there are other options to talk about.",
  },
  {
    topic: "Hormone therapy",
    question: "What are the risks of TRT?",
    answer: testosteroneWords.risks,
  },
  {
    topic: "Hormone therapy",
    question: "What is HRT, and is it safe?",
    answer: `Hormone replacement therapy: for women usually estrogen, with progesterone if you have a uterus, to ease hot flashes, poor sleep and dryness after menopause. How safe it is depends on your age, your health and the form. Estrogen without progesterone raises the risk of cancer of the lining of the uterus (a boxed warning); other risks are clots, stroke and, for some forms, breast cancer. It is not for you if you have unexplained vaginal bleeding, breast or uterus cancer, liver disease, or had a clot, stroke or heart attack. ${hormonesCall911}`,
  },
  {
    topic: "Hormone therapy",
    question: "How soon will I feel a difference with hormones?",
    answer:
      "It varies, and some people feel little. In weeks 1–4 your body adjusts. In weeks 4–12 desire, mood or hot flashes may start to improve, and the first labs at 4–6 weeks show whether the dose is right. Changes in muscle, body fat or bone take 3–6 months or longer. If there is no clear benefit after a fair trial, the physician will suggest stopping.",
  },
  {
    topic: "Weight loss",
    question: "Who can take GLP-1 medicine for weight loss?",
    answer: `Adults with a BMI of 30 or more, or a BMI of 27 or more with a related condition such as high blood pressure, type 2 diabetes or sleep apnea. ${floridaBmiRule} Not for you if you or a family member has had medullary thyroid cancer, if you have MEN 2, or if you are pregnant, trying to become pregnant or breastfeeding. Stop semaglutide at least 2 months before a planned pregnancy. Tell us about past pancreatitis or gallbladder disease. The weight loss page has a BMI calculator.`,
  },
  {
    topic: "Weight loss",
    question: "How much weight can I expect to lose?",
    answer: `We expect ${fromTo(figures.weightLossPercent)}% of your starting weight over ${fromTo(figures.weightLossMonths)} months, with changes in food and activity. That isn’t a promise. ${weightLossStudies} Some people stop because of side effects, and weight often comes back after stopping.`,
  },
  {
    topic: "Weight loss",
    question: "What side effects do GLP-1 medicines have?",
    answer: glp1SideEffects,
  },
  {
    topic: "Peptide therapy",
    question: "What are peptides, and what are they used for?",
    answer: `Short chains of amino acids that carry messages in the body. People ask about them for recovery, sleep, body composition or sexual health. How much is known varies; for most, research in people is limited. ${absoluteRules.peptidesNotFor} PT-141 is also not for you if you have heart or blood vessel disease or uncontrolled high blood pressure.`,
  },
  {
    topic: "Peptide therapy",
    question: "How are peptides taken?",
    answer: `Most are small injections under the skin that you give yourself; we show you how. ${injections.directions} Others are a nasal spray, a capsule or a lozenge. Your physician sets the dose. ${absoluteRules.peptidesNotFor} Use PT-141 at most once in 24 hours, and not if you have heart or blood vessel disease or uncontrolled high blood pressure.`,
  },
  {
    topic: "Prescriptions and safety",
    question: "Do I need a prescription?",
    answer:
      "Yes, for every treatment in our list. A physician reviews your history, your medicines and, where they are needed, your labs. Then the physician prescribes, suggests something else or advises against treatment. Asking or paying for a treatment doesn’t mean it will be prescribed.",
  },
  {
    topic: "Prescriptions and safety",
    question: "Are your medicines FDA-approved?",
    answer:
      "Many of the treatments in our list are compounded, which means that a pharmacy prepares them for one patient’s prescription. Compounded medicines are not FDA-approved: the FDA does not review them for safety, effectiveness or quality before they reach patients. For some problems, there are FDA-approved medicines, such as generic sildenafil and tadalafil tablets. Before you decide, the physician tells you which kind you’d get and what other choices you have.",
  },
  {
    topic: "Prescriptions and safety",
    question: "How do you keep treatment safe?",
    answer: `We ask about your health, allergies and medicines first, and we say no when something isn’t safe for you. For treatments that need labs, we check them at 4–6 weeks and then quarterly. Some rules have no exceptions. ${absoluteRules.neverWithNitrates} Take either at most once daily. ${absoluteRules.call911}`,
  },
  {
    topic: "Consultations",
    question: "What happens in a consultation, and what does it cost?",
    answer: `${freeConsultation} It takes ${fromTo(figures.consultationMinutes)} minutes. You talk about your history, your medicines and your goals, and we explain which options may fit, what they cost and what can go wrong. ${facts.practical.consultationWith ?? visitWith} A physician decides on any prescription. Bring a list of everything you take, and recent lab results. You don’t have to decide that day.`,
  },
  {
    topic: "Consultations",
    question: "How often will I come back?",
    answer: `Follow-up visits take ${fromTo(figures.followUpMinutes)} minutes and, like labs, may have a fee. We tell you the fee before you book. For hormones, peptides and weight loss, labs are checked at 4–6 weeks and then quarterly. Your physician may want to see you more often at the start or when a dose changes. Call us in between if something doesn’t feel right.`,
  },
  {
    topic: "Consultations",
    question: "What if I need to cancel or reschedule?",
    answer: `Please tell us at least ${figures.cancellationHours} hours before your appointment. With less notice, the fees for that appointment are forfeited. Fees for services and products, prepaid packages and subscriptions are non-refundable, except where the law gives you a right to a refund. The refund policy has the details.`,
  },
  {
    topic: "Cost and insurance",
    question: "How much do treatments cost?",
    answer: `Here are typical costs; each treatment’s page has the price of one order. Testosterone, aesthetic services and body scans are quoted. ${monthlyFigures} Ask for your total in writing before you start.`,
    facts: [
      {
        label: "Most peptide protocols",
        value: `Roughly ${dollarsFromTo(figures.peptideProtocol)} a month`,
        note: rangeNote({ ...facts, figures }, "peptideProtocol"),
      },
      {
        label: "Growth hormone therapies",
        value: `${dollarsFromTo(figures.growthHormone)} a month`,
        note: rangeNote({ ...facts, figures }, "growthHormone"),
      },
      {
        label: "HCG for men",
        value: `About ${wholeDollars(figures.hcg)} a month`,
        note: rangeNote({ ...facts, figures }, "hcg"),
      },
      {
        label: "Primal Special Blend",
        value: `About ${wholeDollars(figures.primalSpecialBlend)} a month`,
        note: rangeNote({ ...facts, figures }, "primalSpecialBlend"),
      },
      {
        label: "Sexual health: oral medicines",
        value: `${dollarsFromTo(figures.oralMedicines)} a month`,
        note: rangeNote({ ...facts, figures }, "oralMedicines"),
      },
      {
        label: "Sexual health: peptides",
        value: `${dollarsFromTo(figures.sexualHealthPeptides)} per treatment period`,
        note: rangeNote({ ...facts, figures }, "sexualHealthPeptides"),
      },
      {
        label: "Sexual health: hormones",
        value: `${dollarsFromTo(figures.sexualHealthHormones)} a month`,
        note: rangeNote({ ...facts, figures }, "sexualHealthHormones"),
      },
      {
        label: "Longevity: one therapy",
        value: `${dollarsFromTo(figures.longevityTherapy)} a month`,
        note: rangeNote({ ...facts, figures }, "longevityTherapy"),
      },
      {
        label: "Longevity: combined protocols",
        value: `${dollarsFromTo(figures.combinedProtocols)} a month`,
      },
    ],
  },
  {
    topic: "Cost and insurance",
    question: "Do you take insurance?",
    answer:
      "Plan to pay for treatment yourself: the prices on this site are what you pay without insurance, and many plans don’t cover wellness care or compounded medicines. Your plan, or Medicare, can tell you whether it pays for lab tests or medicines, and whether a health savings or flexible spending account (HSA or FSA) may be used. If you pay for care yourself, you have a right to a good-faith estimate in writing.",
  },
  {
    topic: "Locations and hours",
    question: "Where are you, and when are you open?",
    answer: `Our office is in ${facts.city}, ${stateName(facts)}, and we care for people from ${areasInWords(facts.areaServed)}. ${hoursInWords(facts.hours.office)} We answer the phone ${openHoursInWords(facts.hours.listed)}. Call ${formatPhone(facts.phones.clinic)} to find a time that works for you.`,
  },
];
