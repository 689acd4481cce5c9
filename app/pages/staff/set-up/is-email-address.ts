import { longestEmail } from "~/contracts/people";

/** Whether it looks like one: the mail that is sent there shows the rest. */
export const isEmailAddress = (text: string) =>
  text.length <= longestEmail && /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/.test(text);
