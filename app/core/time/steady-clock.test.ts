import { describe, expect, it } from "vitest";
import { takeAttempt } from "~/core/limits/attempt-limit";
import { fakeClock } from "../../../tests/fakes/fakes";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { makeSteadyClock } from "./steady-clock";

/** A machine's clock, and the time that has really passed. */
function machine() {
  const clock = fakeClock("2026-03-02T14:00:00.000Z");
  let elapsed = 0;
  const steady = makeSteadyClock(clock.now, () => elapsed);
  const pass = (minutes: number) => {
    elapsed += minutes * 60_000;
    clock.advance({ minutes });
  };
  return { clock, pass, steady, now: () => steady().toISOString() };
}

it("continues by the elapsed time when the machine's clock is set back", () => {
  const { clock, pass, now } = machine();
  pass(10);
  expect(now()).toBe("2026-03-02T14:10:00.000Z");
  clock.advance({ hours: -24 * 365 });
  expect(now()).toBe("2026-03-02T14:10:00.000Z");
  pass(5);
  expect(now()).toBe("2026-03-02T14:15:00.000Z");
  clock.advance({ hours: 24 * 365 + 1 });
  expect(now()).toBe("2026-03-02T15:15:00.000Z");
});

describe.each(engines)("a limit on %s", (engine) => {
  it("stays closed for its window and opens after it, whatever the clock shows", async () => {
    const { db } = await openTestDatabase(engine);
    const { clock, pass, steady } = machine();
    const limit = { name: "x", limit: 1, windowMs: 60_000 };
    const allowed = async () => (await takeAttempt({ db, clock: steady }, limit, "one")).allowed;
    expect([await allowed(), await allowed()]).toEqual([true, false]);
    clock.advance({ hours: -24 });
    expect(await allowed()).toBe(false);
    pass(2);
    expect(await allowed()).toBe(true);
  });
});
