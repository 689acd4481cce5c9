import type { Faq } from "~/content/en/faqs";
import { fragmentOf } from "~/ui/section/questions";

export type Topic = { id: string; name: string; questions: readonly Faq[] };

/** The questions under their topics, both in the order of the list. */
export function topics(faqs: readonly Faq[]): Topic[] {
  return [...new Set(faqs.map(({ topic }) => topic))].map((name) => ({
    id: fragmentOf(name),
    name,
    questions: faqs.filter(({ topic }) => topic === name),
  }));
}
