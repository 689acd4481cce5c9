/** A little grain keeps the soft backdrops from breaking into bands. Same pattern every time. */
export function withGrain(pixels: Buffer, strength = 1): Buffer {
  let seed = 1;
  for (let i = 0; i < pixels.length; i += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const shift = (seed / 2 ** 32 - 0.5) * 2 * strength;
    for (let c = i; c < i + 3; c++) {
      pixels[c] = Math.max(0, Math.min(255, Math.round((pixels[c] ?? 0) + shift)));
    }
  }
  return pixels;
}
