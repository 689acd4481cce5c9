import type { Role } from "~/core/db/tables/people-tables";
import { asciiEmail, isEmail } from "~/facts/typed-text";

export type { Role };

export const roles = [
  "owner",
  "desk",
  "clinician",
  "bookkeeper",
  "reader",
] as const satisfies Role[];

/** Roles to which no inquiry and no appointment is given. */
export const idleRoles = ["bookkeeper", "reader"] as const satisfies Role[];

export type StaffPerson = { id: string; name: string; email: string; role: Role };

/**
 * The person who does something: a permanent id, and the name at that time. The role decides which
 * inquiries they see (own-inquiries.server.ts); the site and the visitor have none.
 */
export type Actor = Pick<StaffPerson, "id" | "name"> & { role?: Role };

/** Actor of changes that a visitor makes by their private link. */
export const theVisitor: Actor = { id: "visitor", name: "the visitor" };

/** Actor of changes that the site makes by itself. */
export const theSite: Actor = { id: "site", name: "the site" };

/** Longest name and email address, in characters. */
export const longestStaffName = 60;
export const longestEmail = 254;

/** Password length in characters; a longer one costs too much time to hash. */
export const passwordLength = { least: 15, most: 200 };

const part = String.raw`[^\s@<>\(\),;:"]+`;

/**
 * The attribute "pattern" of an email field, because a passkey made for an email that is then
 * rejected would remain. The browser checks HTML's rule; this adds the dot in the domain.
 */
export const emailPattern = String.raw`${part}@${part}\.${part}`;

/** An email as it is stored and compared. */
export const plainEmail = (email: string) => asciiEmail(email).toLowerCase();

/** Whether a typed text is an email; only a mail sent there shows whether it works. */
export const isEmailAddress = (text: string) => {
  const email = plainEmail(text);
  return email.length <= longestEmail && isEmail(email);
};
