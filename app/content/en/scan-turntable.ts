/**
 * The "body-scan" picture's body, turned a full circle. Frame 0 is the picture's own view.
 * `/pictures/scan/{00..35}-{width}.avif`; the fallback has one size, `-{fallbackWidth}.webp`.
 */
export const scanTurntable = {
  frames: 36,
  width: 600,
  height: 800,
  widths: [400, 600],
  fallbackWidth: 400,
} as const;
