import { clinicFacts } from "./clinic-facts";
import type { ClinicJson } from "./clinic-json";
import type { Facts } from "./facts-schema";

/** Marks what only the clinic knows. */
export const toFillIn = "FILL IN";

/** The `clinic.json` of a new folder: valid, and to be filled in. */
export const newClinic = (name: string): ClinicJson => ({
  referencePrefix: "XX",
  website: `https://www.${name}.fill-in.example`,
  timeZone: "America/Chicago",
  courts: { county: `${toFillIn} the county`, federal: `${toFillIn} the federal court's city` },
  hue: 250,
  // A ring.
  mark: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6Z",
});

/** Facts that only this clinic can know; a folder without them is refused. */
export const identifying = [
  "name",
  "legalName",
  "email",
  "city",
  "state",
  "areaServed",
  "phones",
] as const satisfies (keyof Facts)[];

const nothing = Object.fromEntries(
  Object.keys(clinicFacts.practical).map((key) => [key, null]),
) as Facts["practical"];

/**
 * The facts of a new folder, and of one that lacks what a newer build knows: hours, prices and
 * evidence of the build, and nothing of its own clinic's name, place or people.
 */
export function newFacts(name = ""): Facts {
  const { areaServed: _, ...spanish } = clinicFacts.spanish;
  const { confirmed, treatments } = clinicFacts;
  return {
    ...clinicFacts,
    name: `${toFillIn} the name`,
    legalName: `${toFillIn} the legal name`,
    email: `hello@${name || "clinic"}.fill-in.example`,
    city: `${toFillIn} the city`,
    state: "FL",
    areaServed: [`${toFillIn} the city`, `${toFillIn} the region`],
    phones: { clinic: "+15555550100", treatments: "+15555550100" },
    medicalDirector: { name: "", licenseNumber: "" },
    privacyNotice: null,
    copyrightYear: new Date().getUTCFullYear(),
    bannerNotice: null,
    mapLink: null,
    treatments: Object.fromEntries(
      Object.entries(treatments).map(([slug, { evidence, ...terms }]) => [
        slug,
        {
          ...terms,
          evidence: { ...evidence, reviewedBy: null, reviewedOn: null, reviewDue: null },
        },
      ]),
    ),
    questions: {},
    spanish,
    confirmed: Object.fromEntries(
      Object.keys(confirmed).map((key) => [key, null]),
    ) as Facts["confirmed"],
    replies: null,
    phoneAnsweredBy: null,
    accessContact: null,
    npi: null,
    tin: null,
    languages: [],
    people: [],
    place: null,
    practical: nothing,
  };
}
