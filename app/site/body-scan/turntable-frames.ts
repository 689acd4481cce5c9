/** Every frame once, those nearest to `start` first, in both directions. */
export function loadingOrder(start: number, frames: number): number[] {
  const order = [start];
  for (let distance = 1; order.length < frames; distance++) {
    for (const index of [start + distance, start - distance]) {
      const frame = (index + frames) % frames;
      if (!order.includes(frame)) order.push(frame);
    }
  }
  return order;
}

/** The frame after a drag over `share` of the stage's width: the whole width is half a turn. */
export function frameAfterDrag(start: number, share: number, frames: number): number {
  const moved = Math.round((share * frames) / 2);
  return (((start + moved) % frames) + frames) % frames;
}
