import { answersWords } from "~/content/en/staff/staff-talk";
import type { Facts } from "~/facts/facts-schema";
import { formatPhone } from "~/facts/format-facts";
import { hoursInText, weekdays } from "~/facts/hours/opening-hours";

export type Blank = keyof typeof answersWords.blanks;

const blank = /\{([^{}\n]*)\}/g;

/** Placeholders of a text that the desk does not know: "{firstname}". */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(blank)]
    .filter(([, name = ""]) => !Object.hasOwn(answersWords.blanks, name))
    .map(([whole]) => whole);
}

/** Fills the placeholders of a saved reply; facts are the published ones. */
export function fillBlanks(text: string, firstName: string, facts: Facts): string {
  const values: Record<Blank, string> = {
    "first name": firstName,
    hours: officeHours(facts),
    phone: formatPhone(facts.phones.clinic),
  };
  return text.replace(blank, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Blank] : whole,
  );
}

/** "Monday to Friday 9 AM to 5 PM": consecutive days with the same hours are joined. */
function officeHours({ hours }: Facts): string {
  const runs: { from: string; to: string; hours: string }[] = [];
  for (const day of weekdays) {
    const open = hours.office[day];
    const last = runs.at(-1);
    const text = open ? hoursInText(open) : "";
    if (last?.hours === text) last.to = day;
    else runs.push({ from: day, to: day, hours: text });
  }
  return runs
    .filter((run) => run.hours)
    .map((run) => `${run.from === run.to ? run.from : `${run.from} to ${run.to}`} ${run.hours}`)
    .join(", ");
}
