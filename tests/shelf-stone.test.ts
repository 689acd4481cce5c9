import { describe, expect, it } from "vitest";
import { withOtherStone } from "../art/encode/shelf-stone";

const [width, height] = [400, 200];
/** A wall in one gray over a ledge whose front, the lowest 20 rows, has no two equal columns. */
const picture = { width, height, data: Buffer.alloc(width * height * 3, 200) };
for (let y = 180; y < height; y++)
  for (let i = 0; i < width * 3; i++)
    picture.data[y * width * 3 + i] = 90 + ((i * 7919 + y * 104729) % 97);

const shown = [0, 1, 2, 3].map((place) => withOtherStone(picture, place).data);
const part = (data: Buffer, x: number, columns: number) =>
  Array.from({ length: 10 }, (_, row) => {
    const start = ((height - 10 + row) * width + x) * 3;
    return data.subarray(start, start + columns * 3).toString("hex");
  }).join();

describe("the stone of the catalogue's shelf", () => {
  it("differs in each four cards beside each other", () => {
    expect(new Set(shown.map((data) => part(data, width / 2 - 50, 100))).size).toBe(4);
  });

  it("has the same ends in every card, so that each goes on in any other", () => {
    expect(new Set(shown.map((data) => part(data, 0, 3))).size).toBe(1);
    expect(new Set(shown.map((data) => part(data, width - 3, 3))).size).toBe(1);
  });

  it("leaves the wall and what stands on the ledge as they are", () => {
    const above = (data: Buffer) => data.subarray(0, width * 180 * 3);
    for (const data of shown) expect(above(data).equals(above(picture.data))).toBe(true);
  });
});
