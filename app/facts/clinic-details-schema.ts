import { z } from "zod";

const text = z.string("must not be empty").trim().min(1, "must not be empty");
/** null until the clinic has said it: nothing is shown, and nothing is guessed. */
const known = text.nullable();

/** A point of the drawn map, in its own units: 0 to 100 from the left, 0 to 60 from the top. */
const point = z.tuple([z.number().min(0).max(100), z.number().min(0).max(60)]);

const map = z.object({
  /** Each drawn as a line, with its name beside it. */
  streets: z.array(z.object({ name: text, points: z.array(point).min(2) })).min(1),
  water: z.array(point).min(3).optional(),
  clinic: point,
  parking: point.optional(),
});

/** Details that only the clinic knows: its people, its place and its practical rules. */
export const clinicDetails = {
  /** The people who answer an inquiry, and how soon: "Our front desk", "one business day". */
  replies: z.object({ by: text, within: text }).nullable(),
  /** The people who answer the phone: "Our front desk". */
  phoneAnsweredBy: known,
  /** A sentence: whom to ask for help with access or another language. In the footer. */
  accessContact: known,
  /** Languages that are spoken there; empty until the clinic has said it. */
  languages: z.array(text),
  /** The people whom a visitor will meet, in the order in which they are shown. */
  people: z.array(
    z.object({
      /** "Physician", "Nurse", "Front desk". */
      role: text,
      name: text,
      training: text,
      /** The name on the license; "" where the role needs none. */
      license: z.string(),
      sentence: text,
      /** A file of public/ as a URL: "/people/a-name.webp", as high as it is wide. */
      portrait: z
        .string()
        .regex(/^\/[\w/-]+\.(webp|avif|jpg|png)$/, "must be the path of a picture on this site")
        .nullable(),
    }),
  ),
  /** The clinic's place; null until the clinic has published it. */
  place: z
    .object({
      street: text,
      postalCode: z.string("must be five digits").regex(/^\d{5}$/, "must be five digits"),
      entrance: known,
      parking: known,
      access: known,
      map: map.nullable(),
    })
    .nullable(),
  /** Sentences that answer what people ask before they come. */
  practical: z.object({
    consultationWith: known,
    whichNumber: known,
    afterHours: known,
    ownPharmacy: known,
    missedDose: known,
    firstVisit: known,
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
  }),
};
