import { longestEmail } from "~/contracts/people";

/** Whether a text looks like an address; only a mail sent there shows whether it works. */
export const isEmailAddress = (text: string) =>
  text.length <= longestEmail && /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/.test(text);
