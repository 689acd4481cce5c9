import { staffWords } from "~/content/en/staff/staff";

/** The name of the person who did something; entries from before there were accounts say so. */
export function WhoDidIt({ entry }: { entry: { who: string; personId: string | null } }) {
  return <>{entry.personId === null ? staffWords.sharedSignIn(entry.who) : entry.who}</>;
}
