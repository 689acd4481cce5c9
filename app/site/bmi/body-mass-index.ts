/** Parses a typed number, also with a decimal comma; NaN for anything else. */
const numberIn = (typed: string) =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(",", "."))
    : Number.NaN;

export type Typed =
  | { units: "us"; feet: string; inches: string; pounds: string }
  | { units: "metric"; centimeters: string; kilograms: string };

/** Exact by definition (international yard and pound, 1959). */
const metersPerInch = 0.0254;
const kilogramsPerPound = 0.453_592_37;

/** Plausible heights in meters and weights in kilograms of adults: a number outside is mistyped. */
const heights = [1, 2.5] as const;
const weights = [25, 400] as const;

/** Weight in kilograms by the square of height in meters, to one decimal; null if mistyped. */
export function bodyMassIndex(typed: Typed): string | null {
  const [meters, kilograms] =
    typed.units === "metric"
      ? [numberIn(typed.centimeters) / 100, numberIn(typed.kilograms)]
      : [
          (numberIn(typed.feet) * 12 + numberIn(typed.inches || "0")) * metersPerInch,
          numberIn(typed.pounds) * kilogramsPerPound,
        ];
  const isHeight = meters >= heights[0] && meters <= heights[1];
  const isWeight = kilograms >= weights[0] && kilograms <= weights[1];
  return isHeight && isWeight ? (kilograms / meters ** 2).toFixed(1) : null;
}
