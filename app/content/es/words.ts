// Translates content/en/words.ts as of 233cf7bbe3a3.
import type { Facts } from "../../facts/facts-schema";
import { faqs } from "./faqs";
import { goodFaithEstimate } from "./legal/good-faith-estimate";
import { privacyPolicy } from "./legal/privacy";
import { refundPolicy } from "./legal/refund";
import { termsOfUse } from "./legal/terms";
import { aboutWords } from "./pages/about";
import { compareWords } from "./pages/compare";
import { contactWords } from "./pages/contact";
import { contactFacts } from "./pages/contact-facts";
import { homeWords } from "./pages/home";
import { hormoneReplacementWords } from "./pages/hormone-replacement";
import { longevityWords } from "./pages/longevity";
import { paymentWords } from "./pages/payment";
import { peptideTherapyWords } from "./pages/peptide-therapy";
import { servicesWords } from "./pages/services";
import { sexualHealthWords } from "./pages/sexual-health";
import { stykuWords } from "./pages/styku";
import { treatmentWords } from "./pages/treatment";
import { weightLossWords } from "./pages/weight-loss";
import { practicalAnswers } from "./practical-answers";
import * as texts from "./texts";

/** Every text of the public site in Spanish. */
export const spanishWords = (facts: Facts) => ({
  ...texts,
  aboutWords: aboutWords(facts),
  compareWords: compareWords(facts),
  contactFacts: contactFacts(facts),
  contactWords: contactWords(facts),
  faqs: faqs(facts),
  goodFaithEstimate: goodFaithEstimate(facts),
  homeWords: homeWords(facts),
  hormoneReplacementWords: hormoneReplacementWords(facts),
  longevityWords: longevityWords(facts),
  paymentWords: paymentWords(facts),
  peptideTherapyWords: peptideTherapyWords(facts),
  practicalAnswers: practicalAnswers(facts),
  privacyPolicy: privacyPolicy(facts),
  refundPolicy: refundPolicy(facts),
  servicesWords: servicesWords(facts),
  sexualHealthWords: sexualHealthWords(facts),
  stykuWords: stykuWords(facts),
  termsOfUse: termsOfUse(facts),
  treatmentWords: treatmentWords(facts),
  weightLossWords: weightLossWords(facts),
});
