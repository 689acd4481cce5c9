import type { Role } from "~/core/db/tables/people-tables";

export type { Role };

export const roles = ["owner", "desk", "clinician", "reader"] as const satisfies Role[];

export type StaffPerson = { id: string; name: string; email: string; role: Role };

/**
 * The person who does something: a permanent id, and the name at that time. The role decides which
 * inquiries they see (own-inquiries.server.ts); the site and the visitor have none.
 */
export type Actor = Pick<StaffPerson, "id" | "name"> & { role?: Role };

/** The actor of what a visitor does by their private link. */
export const theVisitor: Actor = { id: "visitor", name: "the visitor" };

/** The actor of what the site does by itself. */
export const theSite: Actor = { id: "site", name: "the site" };

/** Longest name and email address, in characters. */
export const longestStaffName = 60;
export const longestEmail = 254;

/** Password length in characters; longer ones cost time to hash. */
export const passwordLength = { least: 15, most: 200 };

const part = String.raw`[^\s@<>\(\),;:"]+`;

/** For the attribute "pattern" too: a passkey made for an email that is then refused stays behind. */
export const emailPattern = String.raw`${part}@${part}\.${part}`;
const whole = new RegExp(`^${emailPattern}$`);

/** Whether a text looks like an email; only a mail sent there shows whether it works. */
export const isEmailAddress = (text: string) => text.length <= longestEmail && whole.test(text);

/** An email as it is stored and compared. */
export const plainEmail = (email: string) => email.trim().toLowerCase();
