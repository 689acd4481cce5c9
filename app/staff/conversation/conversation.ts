/** The private conversation on a visitor's status page. Instants are ISO 8601 in UTC. */

export const longestMessage = 4000;

export type Message = {
  id: string;
  at: string;
  author: "desk" | "visitor";
  /** Name of the staff member who wrote it; "" for the visitor. */
  who: string;
  body: string;
  /**
   * Reference of the message's inquiry: the desk sees the messages of joined inquiries together.
   */
  reference: string;
};

export type ReadyAnswer = {
  id: string;
  title: string;
  /** The text with its placeholders unfilled. */
  body: string;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

export const longestAnswerTitle = 80;

/** Messages after the one with this id; all of them when the list does not contain it. */
export const newerThan = <Item extends { id: string }>(messages: readonly Item[], id: string) =>
  messages.slice(messages.findIndex((message) => message.id === id) + 1);
