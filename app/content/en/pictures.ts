/**
 * Every picture of the site, by name. The files are `/pictures/{name}-{width}.avif` and `.webp`,
 * which `art/` creates from the same names. Product pictures are named by the slug of the
 * treatment's first listing, page heads `head-{page}-wide` (16:9) and `head-{page}-tall` (4:5).
 */
export type Picture = {
  name: string;
  width: number;
  height: number;
  /** Widths of the files; the first is the fallback of `src`. */
  widths: readonly [number, ...number[]];
  alt: string;
};

const square = { width: 1200, height: 1200, widths: [400, 720, 1200] } as const;
/** Beside the text on wide screens, and on phones. */
const tall = { width: 1080, height: 1350, widths: [480, 780, 1080] } as const;
const wide = { width: 2400, height: 1350, widths: [800, 1200, 1600, 2400] } as const;
/** The home page's head at other hours of the day, up to the size of most screens. */
const hour = {
  tall: { width: 780, height: 975, widths: [480, 780] },
  wide: { width: 1600, height: 900, widths: [800, 1200, 1600] },
} as const;
const standing = { width: 1200, height: 1600, widths: [400, 720, 1200] } as const;

const headAlts = {
  home: "Medicines on a ledge of shell stone: an amber jar, two troches, a nasal spray bottle and two injection vials",
  peptideTherapy: "Model of a BPC-157 peptide molecule in white and shades of green",
  laboratory:
    "Illustration: four labeled sample tubes of serum and blood with colored caps in a wooden rack, a fifth lying in front, on clay",
  weightLoss:
    "Illustration: an apple, half an apple and four almonds on a white plate, a fork on a folded napkin and a glass of water, in daylight on blue-gray",
  aesthetics:
    "A white dropper bottle on a block of stone with a shell, beside it an open jar of cream, a second shell and a pebble, on pale plum",
  sexualHealth:
    "Illustration: two upholstered armchairs turned toward each other, two cups on a small table between them and a lit lamp behind, in evening light",
  longevity: "Model of an NAD+ molecule in white, ochre and slate on warm sand",
  about:
    "A block of coquina, sand with shells and broken shells set into it, and three coquina shells lying before it, in low sun",
  contact:
    "Illustration: two handmade cups of tea, one white and one sage, and a phone lying on its screen, on a ledge of shell stone in morning sun",
  tools:
    "Illustration: a green stethoscope lying beside a closed notebook with a pen, on pale sage",
} as const;

const firstWeeks =
  "Illustration: a long ledge of shell stone in sunlight, on it from left to right two cups of tea and a phone, three sample tubes in a rack, a plan on a clipboard and a pen, a strip of paper that parts in two, to a vial and to a smooth stone, a desk calendar at week 4 to 6, and four cards in a block, one for each quarter";

const described = {
  "nad-nasal-spray": {
    ...square,
    alt: "Amber nasal spray bottle labeled NAD+, its white cover lying beside it, on a ledge of shell stone before a sage wall",
  },
  "wolverine-ghk-cu": {
    ...square,
    alt: "Vial labeled Wolverine GHK-Cu with a pale blue liquid and a slate-blue cap on a ledge of shell stone before a sage wall",
  },
  "glutathione-nasal": {
    ...square,
    alt: "Amber nasal spray bottle labeled Glutathione with a sage collar on a ledge of shell stone before a sage wall",
  },
  "tesamorelin-ipamorelin": {
    ...square,
    alt: "Two vials labeled Tesamorelin Ipamorelin with sage caps, one behind the other, on a ledge of shell stone before a sage wall",
  },
  "glutathione-injectable": {
    ...square,
    alt: "Vial labeled Glutathione with a cream cap on a ledge of shell stone before a sage wall",
  },
  wolverine: {
    ...square,
    alt: "Vial labeled Wolverine, BPC-157 / TB-500, with a dark green cap on a ledge of shell stone before a sage wall",
  },
  "bpc-157-kpv": {
    ...square,
    alt: "Amber jar labeled BPC-157 / KPV, two green and white capsules beside it, on a ledge of shell stone before a sage wall",
  },
  "nad-injectable": {
    ...square,
    alt: "Vial labeled NAD+ with a pale straw-colored liquid and an ochre cap on a ledge of shell stone before a sage wall",
  },
  "tesamorelin-12mg-anti-aging": {
    ...square,
    alt: "Opened vial labeled Tesamorelin, its flip cap lying beside it, on a ledge of shell stone before a sage wall",
  },
  "primal-special-blend": {
    ...square,
    alt: "Amber jar labeled Primal Special Blend, two cream troches beside it, on a ledge of shell stone before a rose wall",
  },
  "pt141-nasal-spray": {
    ...square,
    alt: "Amber nasal spray bottle labeled PT-141, its white cover standing beside it, on a ledge of shell stone before a rose wall",
  },
  tadalafil: {
    ...square,
    alt: "Amber jar labeled Tadalafil, two cream tablets beside it, on a ledge of shell stone before a rose wall",
  },
  sildenafil: {
    ...square,
    alt: "Amber jar labeled Sildenafil, two white tablets beside it, on a ledge of shell stone before a rose wall",
  },
  "hcg-for-men": {
    ...square,
    alt: "Vial labeled HCG with a rust-colored cap on a ledge of shell stone before a clay wall",
  },
  "sermorelin-troche": {
    ...square,
    alt: "Amber jar labeled Sermorelin, two troches beside it, on a ledge of shell stone before a clay wall",
  },
  testosterone: {
    ...square,
    alt: "Two labeled sample tubes, serum for testosterone and blood for hematocrit, in a wooden rack on a ledge of shell stone before a clay wall",
  },
  semaglutide: {
    ...square,
    alt: "Vial labeled Semaglutide with a harbor-blue cap on a ledge of shell stone before a blue-gray wall",
  },
  tirzepatide: {
    ...square,
    alt: "Vial labeled Tirzepatide with a light blue cap on a ledge of shell stone before a blue-gray wall",
  },
  "glp-r": {
    ...square,
    alt: "Two vials labeled GLP-R with dark slate caps, one behind the other, on a ledge of shell stone before a blue-gray wall",
  },
  "head-home-wide": { ...wide, alt: headAlts.home },
  "head-home-tall": { ...tall, alt: headAlts.home },
  "head-home-night-wide": { ...wide, alt: headAlts.home },
  "head-home-night-tall": { ...tall, alt: headAlts.home },
  "head-home-dawn-wide": { ...hour.wide, alt: headAlts.home },
  "head-home-dawn-tall": { ...hour.tall, alt: headAlts.home },
  "head-home-noon-wide": { ...hour.wide, alt: headAlts.home },
  "head-home-noon-tall": { ...hour.tall, alt: headAlts.home },
  "head-home-low-wide": { ...hour.wide, alt: headAlts.home },
  "head-home-low-tall": { ...hour.tall, alt: headAlts.home },
  "head-peptide-therapy-wide": { ...wide, alt: headAlts.peptideTherapy },
  "head-peptide-therapy-tall": { ...tall, alt: headAlts.peptideTherapy },
  "head-laboratory-wide": { ...wide, alt: headAlts.laboratory },
  "head-laboratory-tall": { ...tall, alt: headAlts.laboratory },
  "head-weight-loss-wide": { ...wide, alt: headAlts.weightLoss },
  "head-weight-loss-tall": { ...tall, alt: headAlts.weightLoss },
  "head-aesthetics-wide": {
    ...wide,
    widths: [480, 800, 1200, 1600, 2400],
    alt: headAlts.aesthetics,
  },
  "head-aesthetics-tall": { ...tall, alt: headAlts.aesthetics },
  "head-sexual-health-wide": { ...wide, alt: headAlts.sexualHealth },
  "head-sexual-health-tall": { ...tall, alt: headAlts.sexualHealth },
  "head-longevity-wide": { ...wide, alt: headAlts.longevity },
  "head-longevity-tall": { ...tall, alt: headAlts.longevity },
  "head-about-wide": { ...wide, alt: headAlts.about },
  "head-about-tall": { ...tall, alt: headAlts.about },
  "head-contact-wide": { ...wide, alt: headAlts.contact },
  "head-contact-tall": { ...tall, alt: headAlts.contact },
  "head-tools-wide": { ...wide, widths: [480, 800, 1200, 1600, 2400], alt: headAlts.tools },
  "empty-shell": {
    width: 1200,
    height: 675,
    widths: [480, 800, 1200],
    alt: "One empty coquina shell lying on sand, its violet hollow side up, its shadow beside it in low sun",
  },
  receipt: {
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    alt: "Illustration: a receipt, once folded in three, under a gray pebble with a pale vein, on a ledge of shell stone in low sun",
  },
  "first-weeks-wide": {
    width: 3000,
    height: 450,
    widths: [1600, 2200, 3000],
    alt: firstWeeks,
  },
  "first-weeks-tall": { width: 2000, height: 450, widths: [960, 1480, 2000], alt: firstWeeks },
  "body-scan": {
    ...standing,
    alt: "Neutral 3D model of a body drawn in fine contour lines, with measuring rings at chest, waist, hips, thighs and calves",
  },
} as const satisfies Record<string, Omit<Picture, "name">>;

export type PictureName = keyof typeof described;

/** Name of a head with both crops. */
type HeadOf<Name> = Name extends `${infer Head}-wide`
  ? `${Head}-tall` extends PictureName
    ? Head
    : never
  : never;
/** A head picture for dark screens, rendered by lamplight. */
export type NightName = Extract<HeadOf<PictureName>, `${string}-night`>;
/** A head picture in the light of another hour: `head-home-dawn`, `-noon` and `-low` (evening sun). */
type HourName = Extract<HeadOf<PictureName>, `${string}-${"dawn" | "noon" | "low"}`>;
/** Pictures of page heads: the two crops of one picture, without `-wide` and `-tall`. */
export type HeadName = Exclude<HeadOf<PictureName>, NightName | HourName>;

const named = Object.entries(described).map(([name, facts]) => [name, { name, ...facts }]);
export const pictures: Record<PictureName, Picture> = Object.fromEntries(named);

const hasNight = (name: string): name is NightName => `${name}-wide` in pictures;

/** The picture that dark screens show in place of a head, if there is one. */
export function nightOf(head: HeadName): NightName | undefined {
  const night = `${head}-night`;
  return hasNight(night) ? night : undefined;
}

/** Pictures for preview cards only: pages cannot show them, since they have no files. */
export const cardPictures = {
  "head-tools-tall": { width: tall.width, height: tall.height },
} as const;

export type CardPictureName = PictureName | keyof typeof cardPictures;

/**
 * The width of the largest files of a head at dawn, at noon and in low sun, which have fewer widths
 * than the morning's; undefined for a head that has no such pictures.
 */
export function widestInOtherLights(head: string, crop: "wide" | "tall"): number | undefined {
  const picture = pictures[`${head}-noon-${crop}` as PictureName] as Picture | undefined;
  return picture?.widths.at(-1);
}
