import { longestEmail } from "~/core/sessions/people";

const part = String.raw`[^\s@<>\(\),;:"]+`;

/** For the attribute "pattern" too: a passkey made for an email that is then refused stays behind. */
export const emailPattern = String.raw`${part}@${part}\.${part}`;
const whole = new RegExp(`^${emailPattern}$`);

/** Whether a text looks like an email; only a mail sent there shows whether it works. */
export const isEmailAddress = (text: string) => text.length <= longestEmail && whole.test(text);
