import type { Image } from "./shelf-joint.ts";

/** How far the stone is moved along the ledge in each four pictures, as a part of the width. */
const shifts = [0, 0.275, 0.49, 0.71];
/** Rows of the ledge's front, from its rim to the lower edge, as parts of the height. */
const front = { top: 0.9, rim: 0.909, low: 0.925 };

const smooth = (t: number) => {
  const within = Math.min(1, Math.max(0, t));
  return within * within * (3 - 2 * within);
};

/** For each step a place between `from` and `to`: the line along which the sum of costs is least. */
function cheapestLine(
  steps: number,
  [from, to]: readonly [number, number],
  cost: (step: number, place: number) => number,
): number[] {
  const width = to - from;
  const sums = new Float64Array(steps * width);
  const cheapest = (step: number, near: number) => {
    let best = Math.max(0, near - 1);
    for (let k = best + 1; k <= Math.min(width - 1, near + 1); k++)
      if ((sums[step * width + k] ?? 0) < (sums[step * width + best] ?? 0)) best = k;
    return best;
  };
  for (let step = 0; step < steps; step++)
    for (let k = 0; k < width; k++) {
      const before = step > 0 ? (sums[(step - 1) * width + cheapest(step - 1, k)] ?? 0) : 0;
      sums[step * width + k] = before + cost(step, k + from);
    }
  let end = 0;
  for (let k = 1; k < width; k++)
    if ((sums[(steps - 1) * width + k] ?? 0) < (sums[(steps - 1) * width + end] ?? 0)) end = k;
  const line = [end];
  for (let step = steps - 2; step >= 0; step--) line.unshift(cheapest(step, line[0] ?? 0));
  return line.map((k) => k + from);
}

/** Brightness of each column of the front, without what is finer than a seventh of the width. */
function lightAlong({ data, width, height }: Image, c: number) {
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = Math.round(front.low * height); y < height; y++)
      sum += data[(y * width + x) * 3 + c] ?? 0;
    return sum;
  });
  return columns.map((_, x) => {
    let [sum, weights] = [0, 0];
    for (let k = -0.3 * width; k <= 0.3 * width; k += 6) {
      const weight = Math.exp(-0.5 * (k / (0.15 * width)) ** 2);
      sum += weight * (columns[Math.round(x + k + width) % width] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
}

/**
 * A row of cards would show the same shells four times: in three of four pictures (`place` on the
 * shelf) the front of the ledge is moved along. Its ends stay, so that the right edge of each picture
 * still goes on in the left one of any other. Old and new stone meet where they differ least.
 */
export function withOtherStone(image: Image, place: number): Image {
  const { data, width, height } = image;
  const shift = Math.round((shifts[place % shifts.length] ?? 0) * width);
  if (shift === 0) return image;
  const light = [0, 1, 2].map((c) => lightAlong(image, c));
  const moved = (x: number, y: number, c: number) => {
    const from = (x + shift) % width;
    return (
      ((data[(y * width + from) * 3 + c] ?? 0) * (light[c]?.[x] ?? 1)) / (light[c]?.[from] ?? 1)
    );
  };
  const difference = (x: number, y: number) =>
    [0, 1, 2].reduce(
      (sum, c) => sum + (moved(x, y, c) - (data[(y * width + x) * 3 + c] ?? 0)) ** 2,
      0,
    );
  const [top, first, low] = [front.top, front.rim, front.low].map((part) =>
    Math.round(part * height),
  ) as [number, number, number];
  const end = Math.round(0.11 * width);
  const margin = Math.round(0.01 * width);
  const rows = height - top;
  const left = cheapestLine(rows, [margin, end], (y, x) => difference(x, y + top));
  const right = cheapestLine(rows, [width - end, width - margin], (y, x) => difference(x, y + top));
  const rim = cheapestLine(width, [first, low], (x, y) => difference(x, y));
  const result = Buffer.from(data);
  for (let y = top; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sides =
        smooth((x - (left[y - top] ?? 0)) / 5 + 0.5) *
        smooth(((right[y - top] ?? 0) - x) / 5 + 0.5);
      const part = sides * smooth((y - (rim[x] ?? 0)) / 4 + 0.5);
      if (part > 0)
        for (let c = 0; c < 3; c++) {
          const at = (y * width + x) * 3 + c;
          const own = data[at] ?? 0;
          result[at] = Math.min(255, Math.round(own + (moved(x, y, c) - own) * part));
        }
    }
  return { data: result, width, height };
}
