/** Characters of a message of the private conversation, and of a saved reply. */
export const longestMessage = 4000;
export const longestAnswerTitle = 80;

/** Messages after the one with this id; all of them when the list does not contain it. */
export const newerThan = <Item extends { id: string }>(messages: readonly Item[], id: string) =>
  messages.slice(messages.findIndex((message) => message.id === id) + 1);
