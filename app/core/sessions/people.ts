import type { Role } from "~/core/db/tables/people-tables";

export type { Role };

export const roles = ["owner", "desk", "reader"] as const satisfies Role[];

export type StaffPerson = { id: string; name: string; email: string; role: Role };

/** Who did something: a permanent id, and the name at that time. */
export type Actor = Pick<StaffPerson, "id" | "name">;

/** The actor of what a visitor does by their private link. */
export const theVisitor: Actor = { id: "visitor", name: "the visitor" };

/** The actor of what the site does by itself. */
export const theSite: Actor = { id: "site", name: "the site" };

/** Longest name and email address, in characters. */
export const longestStaffName = 60;
export const longestEmail = 254;

/** Password length in characters; longer ones cost time to hash. */
export const passwordLength = { least: 15, most: 200 };
