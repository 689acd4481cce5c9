import { describe, expect, it } from "vitest";
import { countEscapes } from "./discreet";

/** Keys with their times in ms; returns whether each was the third Escape. */
function press(...keys: [key: string, timeStamp: number, repeat?: boolean][]) {
  const isThird = countEscapes();
  return keys.map(([key, timeStamp, repeat = false]) => isThird({ key, timeStamp, repeat }));
}

describe("the third Escape", () => {
  it("counts within a second and a half", () => {
    expect(press(["Escape", 0], ["Escape", 700], ["Escape", 1_400])).toEqual([false, false, true]);
    expect(press(["Escape", 0], ["Escape", 700], ["Escape", 1_500])).not.toContain(true);
  });

  it("does not count after another key, or when the key is held down", () => {
    expect(press(["Escape", 0], ["Escape", 1], ["a", 2], ["Escape", 3])).not.toContain(true);
    expect(press(["Escape", 0], ["Escape", 1, true], ["Escape", 2, true])).not.toContain(true);
  });

  it("is recognized among the last three keys", () => {
    expect(press(["Escape", 0], ["Escape", 2_000], ["Escape", 2_300], ["Escape", 2_600])).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
