import { clinicDetails } from "./clinic-details-schema";
import type { Facts } from "./facts-schema";

type Details = Pick<
  Facts,
  "replies" | "phoneAnsweredBy" | "accessContact" | "languages" | "people" | "place" | "practical"
>;

const sample = (role: string, license: string): Details["people"][number] => ({
  role,
  name: `SAMPLE ${role}`,
  training: "SAMPLE training",
  license,
  sentence: "SAMPLE sentence that says what this person does.",
  portrait: null,
});

/**
 * Invented details, each marked SAMPLE, for tests of sections that are hidden until the clinic has
 * supplied its own, and for their styles.
 */
export const sampleDetails: Details = {
  replies: { by: "SAMPLE front desk", within: "SAMPLE business day" },
  phoneAnsweredBy: "SAMPLE front desk",
  accessContact: "SAMPLE: whom to ask.",
  languages: ["SAMPLE language", "SAMPLE other language"],
  people: [
    sample("Physician", "SAMPLE 0000"),
    sample("Nurse", "SAMPLE 0001"),
    sample("Front desk", ""),
  ],
  place: {
    street: "0 SAMPLE Street",
    postalCode: "00000",
    entrance: "SAMPLE: the entrance is at the side.",
    parking: "SAMPLE: parking behind the building.",
    access: "SAMPLE: a ramp leads to the door.",
    map: {
      streets: [
        {
          name: "SAMPLE Street",
          points: [
            [0, 34],
            [100, 26],
          ],
        },
        {
          name: "SAMPLE Avenue",
          points: [
            [38, 0],
            [44, 60],
          ],
        },
        {
          name: "SAMPLE Road",
          points: [
            [80, 0],
            [76, 60],
          ],
        },
      ],
      water: [
        [0, 44],
        [30, 50],
        [100, 46],
        [100, 60],
        [0, 60],
      ],
      clinic: [57, 23],
      parking: [62, 15],
    },
  },
  practical: Object.fromEntries(
    Object.keys(clinicDetails.practical.shape).map((name) => [name, `SAMPLE: ${name}.`]),
  ) as Details["practical"],
};

/**
 * The facts with everything optional: list prices, badges, durations of orders, and details that
 * only the clinic knows.
 */
export const everythingOn = (facts: Facts): Facts => ({
  ...facts,
  ...sampleDetails,
  showCompareAtPrices: true,
  mapLink: "https://map.example/",
  medicalDirector: { name: "A. Physician", licenseNumber: "ME 0" },
  treatments: Object.fromEntries(
    Object.entries(facts.treatments).map(([slug, { evidence }]) => [
      slug,
      {
        evidence,
        price: 1,
        priceUnit: "order",
        supply: "One bottle.",
        lasts: "4 weeks",
        compareAtPrice: 2,
        badge: "POPULAR",
        availability: "ask",
      },
    ]),
  ),
});
