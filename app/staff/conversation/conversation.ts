/** The private conversation on a visitor's status page. Instants are ISO 8601 in UTC. */

export const longestMessage = 4000;

export type Message = {
  id: string;
  at: string;
  author: "desk" | "visitor";
  /** Name of the staff member who wrote it; "" for the visitor. */
  who: string;
  body: string;
  /** The inquiry that it is about: the desk sees those of joined inquiries together. */
  reference: string;
};

export type ReadyAnswer = {
  id: string;
  title: string;
  /** The blanks in it are not filled in. */
  body: string;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

export const longestAnswerTitle = 80;

/** The messages after the one of this id; all of them where it is not among them. */
export const newerThan = <Item extends { id: string }>(messages: readonly Item[], id: string) =>
  messages.slice(messages.findIndex((message) => message.id === id) + 1);
