/** Parses a typed number, also with a decimal comma; NaN for anything else. */
const numberIn = (typed: string) =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(",", "."))
    : Number.NaN;

/** Exact by definition (international yard and pound, 1959). */
const metersPerInch = 0.0254;
const kilogramsPerPound = 0.453_592_37;

/** Plausible heights in meters and weights in kilograms of adults: a number outside is mistyped. */
const heights = [1, 2.5] as const;
const weights = [25, 400] as const;

export type Field = "feet" | "inches" | "pounds" | "centimeters" | "kilograms";

/** Weight in kilograms by the square of height in meters, to one decimal; null if mistyped. */
export function bodyMassIndex(
  units: "us" | "metric",
  typed: (field: Field) => string,
): string | null {
  const number = (field: Field, missing = "") => numberIn(typed(field) || missing);
  const [meters, kilograms] =
    units === "metric"
      ? [number("centimeters") / 100, number("kilograms")]
      : [
          (number("feet") * 12 + number("inches", "0")) * metersPerInch,
          number("pounds") * kilogramsPerPound,
        ];
  const isHeight = meters >= heights[0] && meters <= heights[1];
  const isWeight = kilograms >= weights[0] && kilograms <= weights[1];
  return isHeight && isWeight ? (kilograms / meters ** 2).toFixed(1) : null;
}
