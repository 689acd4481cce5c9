/** Every frame once, those nearest to `start` first, in both directions. */
export function loadingOrder(start: number, frames: number): number[] {
  const nearby = Array.from({ length: frames }, (_, distance) => [
    (start + distance) % frames,
    (start - distance + frames) % frames,
  ]);
  return [...new Set(nearby.flat())];
}

/** The frame after a drag over `share` of the stage's width: the whole width is half a turn. */
export function frameAfterDrag(start: number, share: number, frames: number): number {
  const moved = Math.round((share * frames) / 2);
  return (((start + moved) % frames) + frames) % frames;
}
