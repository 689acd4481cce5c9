import { describe, expect, it } from "vitest";
import { frameAfterDrag, loadingOrder } from "./turntable-frames";

describe("the turntable", () => {
  it("loads every frame once and the neighbors first", () => {
    const order = loadingOrder(0, 36);
    expect(order.slice(0, 5)).toEqual([0, 1, 35, 2, 34]);
    expect(new Set(order).size).toBe(36);
    expect(order).toHaveLength(36);
  });

  it("turns half way round when dragged across its whole width", () => {
    expect(frameAfterDrag(0, 1, 36)).toBe(18);
    expect(frameAfterDrag(0, -0.5, 36)).toBe(27);
    expect(frameAfterDrag(30, 0.5, 36)).toBe(3);
    expect(frameAfterDrag(5, -3, 36)).toBe(23);
  });
});
