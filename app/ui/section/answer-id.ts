/** What a URL calls the answer to a question: "Is it safe?" is #is-it-safe. */
export const answerId = (question: string) =>
  question
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
