export type Image = { data: Buffer; width: number; height: number };

/** Within this part of the width from an edge, the light turns into what both edges share. */
const reach = { wall: 0.4, ledge: 0.12 };

const within = (t: number) => Math.min(1, Math.max(0, t));
const smooth = (t: number) => t * t * (3 - 2 * t);

/** Mean color of the columns around `x` in each row, without what is finer than about 20 rows. */
function edgeLight({ data, width, height }: Image, x: number, half: number) {
  const rows = new Float32Array(height * 3);
  for (let y = 0; y < height; y++)
    for (let k = x - half; k < x + half; k++)
      for (let c = 0; c < 3; c++)
        rows[y * 3 + c] = (rows[y * 3 + c] ?? 0) + (data[(y * width + k) * 3 + c] ?? 0) / half / 2;
  const soft = new Float32Array(height * 3);
  const near = 20;
  for (let y = 0; y < height; y++)
    for (let c = 0; c < 3; c++) {
      let [sum, weights] = [0, 0];
      for (let k = Math.max(0, y - near); k <= Math.min(height - 1, y + near); k++) {
        const weight = 1 + Math.cos((Math.PI * (k - y)) / (near + 1));
        sum += weight * (rows[k * 3 + c] ?? 0);
        weights += weight;
      }
      soft[y * 3 + c] = sum / weights;
    }
  return soft;
}

/**
 * Cards side by side show one shelf, so the right edge of every product's picture goes on in the left
 * edge of any other. All have the same ledge and window; `image` shows a little more of them on both
 * sides, wider than the picture by the factor `overlap`.
 */
export function joinedToShelf(image: Image, overlap: number): Image {
  const { data, height } = image;
  const width = Math.round(image.width / overlap);
  const margin = (image.width - width) / 2;
  const left = edgeLight(image, margin, margin);
  const right = edgeLight(image, margin + width, margin);
  const lit = (x: number, y: number, c: number) => {
    const value = data[(y * image.width + x + margin) * 3 + c] ?? 0;
    const part = (away: number, far: number) => smooth(within(1 - away / (far * width)));
    const ledge = smooth(within((y / height - 0.765) / 0.02));
    // Near the wall's foot a product's shadow would make its surroundings glow: there the light is
    // changed as above it.
    const row = ledge > 0 ? y : Math.min(y, Math.round(0.58 * height));
    const leftToRight = (right[row * 3 + c] ?? 1) / (left[row * 3 + c] ?? 1);
    // On the wall both edges go half the way; on the ledge only the right one changes, where shadows end.
    const onWall = (part(x, reach.wall) - part(width - x, reach.wall)) / 2;
    const onLedge = -part(width - x, reach.ledge);
    return value * leftToRight ** (onWall + (onLedge - onWall) * ledge);
  };
  const joined = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // The stone: the last columns change into those before the first one.
      const after = smooth(within(1 - (width - x) / margin));
      for (let c = 0; c < 3; c++) {
        const own = lit(x, y, c);
        const value = after > 0 ? own + (lit(x - width, y, c) - own) * after : own;
        joined[(y * width + x) * 3 + c] = Math.min(255, Math.round(value));
      }
    }
  return { data: joined, width, height };
}
