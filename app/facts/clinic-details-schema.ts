import { z } from "zod";

export const text = z.string("must not be empty").trim().min(1, "must not be empty");
export const shortText = (longest: number) =>
  text.max(longest, `must be at most ${longest} characters`);
/** null until the clinic has supplied it: pages then show nothing. */
const known = shortText(200).nullable();

/** A point of the drawn map, in its own units: 0 to 100 from the left, 0 to 60 from the top. */
const point = z.tuple([z.number().min(0).max(100), z.number().min(0).max(60)]);

const map = z.object({
  /** Each is drawn as a line with its name beside it. */
  streets: z.array(z.object({ name: text, points: z.array(point).min(2) })).min(1),
  water: z.array(point).min(3).optional(),
  clinic: point,
  parking: point.optional(),
});

/** Details that only the clinic knows: its people, its place and its practical rules. */
export const clinicDetails = {
  /** The people who answer an inquiry, and how soon: "Our front desk", "one business day". */
  replies: z.object({ by: shortText(60), within: shortText(60) }).nullable(),
  /** The people who answer the phone: "Our front desk". */
  phoneAnsweredBy: shortText(60).nullable(),
  /** A sentence in the footer: whom to ask for help with access or another language. */
  accessContact: shortText(120).nullable(),
  /** The clinic's numbers on a good-faith estimate; lines to fill in by hand while null. */
  npi: z
    .string()
    .max(10, "must be ten digits")
    .regex(/^\d{10}$/, "must be ten digits")
    .nullable(),
  tin: z
    .string()
    .max(10, "must be nine digits such as 12-3456789")
    .regex(/^\d{2}-\d{7}$/, "must be nine digits such as 12-3456789")
    .nullable(),
  /** Languages spoken at the clinic; empty until it has supplied them. */
  languages: z.array(text),
  /** The people whom a visitor will meet, in the order in which they are shown. */
  people: z.array(
    z.object({
      /** "Physician", "Nurse", "Front desk". */
      role: shortText(100),
      name: shortText(100),
      training: shortText(100),
      /** The name on the license; "" where the role needs none. */
      license: z.string().max(100),
      sentence: shortText(300),
      /** URL of a file in public/: "/people/a-name.webp", a square picture. */
      portrait: z
        .string()
        .regex(/^\/[\w/-]+\.(webp|avif|jpg|png)$/, "must be the path of a picture on this site")
        .nullable(),
    }),
  ),
  /** The clinic's place; null until the clinic has published it. */
  place: z
    .object({
      street: shortText(100),
      postalCode: z
        .string("must be five digits")
        .max(5, "must be five digits")
        .regex(/^\d{5}$/, "must be five digits"),
      entrance: known,
      parking: known,
      access: known,
      map: map.nullable(),
    })
    .nullable(),
  /** Sentences that answer questions people ask before a visit. */
  practical: z.object({
    consultationWith: known,
    whichNumber: known,
    afterHours: known,
    ownPharmacy: known,
    missedDose: known,
    firstVisit: known,
    firstDose: known,
    renewal: known,
    telehealth: known,
    pharmacy: known,
    shipping: known,
    coldStorage: known,
    refills: known,
    wrongOrDamaged: known,
    supplies: known,
    labs: known,
    labPrices: known,
    visitPrices: known,
    insurance: known,
    cards: known,
    hsaFsa: known,
    receipts: known,
    statementName: known,
    paidNotPrescribed: known,
  }),
};
