import type { Question } from "./word-shapes";

type Area = { questions: { items: readonly Question[] } };

/** The words of the pages with questions that the clinic can word itself. */
type QuestionWords = { faqs: readonly Question[] } & Readonly<
  Record<
    | "hormoneReplacementWords"
    | "longevityWords"
    | "peptideTherapyWords"
    | "sexualHealthWords"
    | "weightLossWords",
    Area
  >
>;

/** The questions of each page, in the same order in every language. */
export const questionPages = (words: QuestionWords): Record<string, readonly Question[]> => ({
  faqs: words.faqs,
  "peptide-therapy": words.peptideTherapyWords.questions.items,
  "hormone-replacement": words.hormoneReplacementWords.questions.items,
  "weight-loss": words.weightLossWords.questions.items,
  "sexual-health": words.sexualHealthWords.questions.items,
  longevity: words.longevityWords.questions.items,
});
