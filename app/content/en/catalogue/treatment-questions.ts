import type { Approval, Product } from "../../../catalogue/product";
import type { Facts } from "../../../facts/facts-schema";
import type { Question } from "../../word-shapes";
import { practicalQuestion } from "../practical-answers";

/** Questions of people who think about a peptide. */
export const peptideQuestions: readonly Question[] = [
  {
    question: "How long would I take it?",
    answer:
      "There is no set length: you and the physician decide at each follow-up. You can stop at any time; call us first.",
  },
];

/** Statuses of medicines that any pharmacy may have in an approved form. */
const inPharmacies: readonly Approval[] = [
  "approved-generic",
  "approved-unless-compounded",
  "approved-other-use",
];

/** Questions about a treatment: only those that apply to it. */
export function treatmentQuestions(facts: Facts, product: Product): Question[] {
  const { asNeeded, safety, questions = [] } = product;
  const inPharmacy = inPharmacies.includes(safety.status.approval);
  return [
    practicalQuestion(facts, inPharmacy ? "ownPharmacy" : "pharmacy"),
    ...(asNeeded ? [] : [practicalQuestion(facts, "missedDose")]),
    ...questions,
  ];
}
