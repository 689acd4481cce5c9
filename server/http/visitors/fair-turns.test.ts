import { expect, it } from "vitest";
import { makeFairTurns } from "./fair-turns";

it("makes an IP address's third request wait for its own first two, and delays no other IP address", async () => {
  const takeTurn = makeFairTurns(2);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (address: string, name: string) =>
    takeTurn(address, () => {
      begun.push(name);
      return new Promise<void>((done) => finish.set(name, done));
    });

  const flood = ["a", "b", "c", "d"].map((name) => ask("192.0.2.1", name));
  const other = ask("192.0.2.2", "somebody else");
  expect(begun).toEqual(["a", "b", "somebody else"]);

  finish.get("b")?.();
  await flood[1];
  await new Promise((done) => setImmediate(done));
  expect(begun).toEqual(["a", "b", "somebody else", "c"]);

  finish.get("a")?.();
  finish.get("c")?.();
  await flood[2];
  await new Promise((done) => setImmediate(done));
  finish.get("d")?.();
  finish.get("somebody else")?.();
  await Promise.all([...flood, other]);
});
