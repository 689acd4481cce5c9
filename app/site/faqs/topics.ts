import type { Faq, FaqTopic } from "~/content/en/faqs";

export type Topic = { id: string; name: FaqTopic; questions: readonly Faq[] };

/** "GLP-1 medicines" → "glp-1-medicines" */
const idOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The questions under their topics, both in the order of the list. */
export function topics(faqs: readonly Faq[]): Topic[] {
  return [...new Set(faqs.map(({ topic }) => topic))].map((name) => ({
    id: idOf(name),
    name,
    questions: faqs.filter(({ topic }) => topic === name),
  }));
}
