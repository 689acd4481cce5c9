import type { App } from "../../app/core/app";
import type { Actor } from "../../app/core/sessions/people";
import { saveAnswer } from "../../app/staff/conversation/ready-answers.server";

const readyAnswers = [
  {
    title: "First visit",
    body: "Hello {first name},\n\nthank you for writing. The first consultation is free. When may we call you?",
  },
  {
    title: "We could not reach you",
    body: "Hello {first name},\n\nwe tried to call you. Please write to us here, or call during office hours ({hours}): {phone}.",
  },
  {
    title: "Insurance",
    body: "Hello {first name},\n\nwe do not bill insurance companies. Our prices are on our website.",
  },
];

export async function saveDemoAnswers(app: App, owner: Actor) {
  for (const answer of readyAnswers)
    await saveAnswer(app, { actor: owner, id: "", version: 0, ...answer });
}
