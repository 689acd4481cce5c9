import { staffWords } from "~/content/en/staff/staff";

/** The name of who did something; what is from before there were accounts says so. */
export function WhoDidIt({ entry }: { entry: { who: string; personId: string | null } }) {
  return <>{entry.personId === null ? staffWords.sharedSignIn(entry.who) : entry.who}</>;
}
