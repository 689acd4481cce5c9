import type { Listing } from "../../app/catalogue/product.ts";
import {
  capsule,
  injection,
  nasalSpray,
  tablet,
  troche,
} from "../../app/content/en/catalogue/how-taken.ts";
import { vessels } from "../scenes/vessels.ts";
import type { Label } from "./label-sheet.ts";

/** How a medicine with a form on its label is taken. */
const takenAs: Readonly<Record<string, string>> = {
  Injectable: injection,
  "Nasal spray": nasalSpray,
  Tablets: tablet,
  Capsules: capsule,
  Troche: troche,
};

/** Parts of a title that no label repeats: the form, a dose, for whom it is. */
const leftOut =
  /\b(nasal spray|injectable|troche|tablets?|capsules?|for (men|women)|with|\d+ ?m[gl])\b/g;

const plainName = (title: string) =>
  title
    .toLowerCase()
    .replace(leftOut, " ")
    .split(/[\s/]+/)
    .filter(Boolean)
    .join(" ");

/**
 * Why a picture cannot show a treatment: its label has another name or form. null when it fits.
 * @param picture the name of the picture, which is the slug of the treatment that it was made for
 */
export function labelMisfit(
  { title, taken }: Pick<Listing, "title" | "taken">,
  picture: string,
): string | null {
  const label: Label | undefined = Object.entries(vessels).find(([name]) => name === picture)?.[1]
    .label;
  const instead = "Draw one for it (art/README.md), or share one with the same label.";
  if (!label) return `The picture "${picture}" of "${title}" has no label. ${instead}`;
  const name = label.name.join(" ");
  if (plainName(title) !== plainName(name))
    return `The label in the picture "${picture}" says "${name}", not "${title}". ${instead}`;
  const isTaken = takenAs[label.form];
  const isAnyForm = !Object.values(takenAs).includes(taken);
  if (!isAnyForm && isTaken !== taken)
    return `The label in the picture "${picture}" says "${label.form}", and "${title}" is taken otherwise. ${instead}`;
  return null;
}
