/**
 * Every picture of the site, by name. The files are `/pictures/{name}-{width}.avif` and `.webp`,
 * which `art/` creates from the same names. Product pictures are named by the slug of the
 * treatment's first listing, page heads `head-{page}-wide` (16:9) and `head-{page}-tall` (4:5 or 5:4).
 */
export type Picture = {
  name: string;
  width: number;
  height: number;
  /** Widths of the files; the first is the fallback of `src`. */
  widths: readonly [number, ...number[]];
  alt: string;
};

const square = { width: 1200, height: 1200, widths: [400, 720, 960, 1200] } as const;
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
  home: "An amber jar, two troches, a nasal spray bottle and two injection vials",
  peptideTherapy: "Model of a BPC-157 peptide molecule",
  laboratory: "Labeled blood sample tubes in a wooden rack",
  weightLoss: "An apple, a few almonds and a glass of water",
  aesthetics: "A dropper bottle and an open jar of cream beside two shells",
  sexualHealth: "Two armchairs facing each other by a lamp",
  longevity: "Model of an NAD+ molecule",
  about: "A block of coquina, the shell stone, and three coquina shells",
  contact: "Two cups of tea beside a phone",
  tools: "A stethoscope beside a notebook and a pen",
} as const;

const firstWeeks =
  "Illustration of the three steps: a talk over tea, lab tubes and a plan, and a calendar of check-ups";

const described = {
  "nad-nasal-spray": {
    ...square,
    alt: "Nasal spray bottle labeled NAD+",
  },
  "wolverine-ghk-cu": {
    ...square,
    alt: "Vial labeled Wolverine GHK-Cu",
  },
  "glutathione-nasal": {
    ...square,
    alt: "Nasal spray bottle labeled Glutathione",
  },
  "tesamorelin-ipamorelin": {
    ...square,
    alt: "Two vials labeled Tesamorelin Ipamorelin",
  },
  "glutathione-injectable": {
    ...square,
    alt: "Vial labeled Glutathione",
  },
  wolverine: {
    ...square,
    alt: "Vial labeled Wolverine, BPC-157 / TB-500",
  },
  "bpc-157-kpv": {
    ...square,
    alt: "Jar labeled BPC-157 / KPV beside two capsules",
  },
  "nad-injectable": {
    ...square,
    alt: "Vial labeled NAD+",
  },
  "tesamorelin-12mg-anti-aging": {
    ...square,
    alt: "Vial labeled Tesamorelin",
  },
  "primal-special-blend": {
    ...square,
    alt: "Jar labeled Primal Special Blend beside two troches",
  },
  "pt141-nasal-spray": {
    ...square,
    alt: "Nasal spray bottle labeled PT-141",
  },
  tadalafil: {
    ...square,
    alt: "Jar labeled Tadalafil beside two tablets",
  },
  sildenafil: {
    ...square,
    alt: "Jar labeled Sildenafil beside two tablets",
  },
  "hcg-for-men": {
    ...square,
    alt: "Vial labeled HCG",
  },
  "sermorelin-troche": {
    ...square,
    alt: "Jar labeled Sermorelin beside two troches",
  },
  testosterone: {
    ...square,
    alt: "Two blood sample tubes, labeled for testosterone and hematocrit",
  },
  semaglutide: {
    ...square,
    alt: "Vial labeled Semaglutide",
  },
  tirzepatide: {
    ...square,
    alt: "Vial labeled Tirzepatide",
  },
  "glp-r": {
    ...square,
    alt: "Two vials labeled GLP-R",
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
  // The bottle is nearly as high as the wide picture, of which this is a wider cut.
  "head-aesthetics-tall": { ...tall, width: 1350, height: 1080, alt: headAlts.aesthetics },
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
    alt: "An empty coquina shell on sand",
  },
  receipt: {
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    alt: "A folded receipt under a pebble",
  },
  "first-weeks-wide": {
    width: 3000,
    height: 450,
    widths: [1600, 2200, 3000],
    alt: firstWeeks,
  },
  "first-weeks-tall": { width: 2000, height: 450, widths: [960, 1480, 2000], alt: firstWeeks },
  "first-weeks-night-wide": {
    width: 3000,
    height: 450,
    widths: [1600, 2200, 3000],
    alt: firstWeeks,
  },
  "first-weeks-night-tall": {
    width: 2000,
    height: 450,
    widths: [960, 1480, 2000],
    alt: firstWeeks,
  },
  "body-scan": {
    ...standing,
    alt: "3D model of a body with measuring rings at chest, waist, hips, thighs and calves",
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
/**
 * Lights in which a head may be rendered, by the end of its file's name: the morning's, at dawn, at noon
 * and in low sun.
 */
export const hourLights = ["", "-dawn", "-noon", "-low"] as const;
export type HourLight = (typeof hourLights)[number];
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

/** The alternative text of each picture. */
export const pictureAlts = Object.fromEntries(
  Object.entries(described).map(([name, { alt }]) => [name, alt]),
) as Readonly<Record<PictureName, string>>;

/** What a preview card shows. */
export const cardAlt = (picture: string, clinic: string) =>
  `${picture}, beside the page’s title and the name ${clinic}`;

export type CardPictureName = PictureName | keyof typeof cardPictures;

/**
 * The width of the largest files of a head at dawn, at noon and in low sun, which have fewer widths
 * than the morning's; undefined for a head that has no such pictures.
 */
export function widestInOtherLights(head: string, crop: "wide" | "tall"): number | undefined {
  const picture = pictures[`${head}-noon-${crop}` as PictureName] as Picture | undefined;
  return picture?.widths.at(-1);
}
