import { type Logger, makeLogger } from "../../app/core/log/logger";

/** A clock that changes only when the test moves it. */
export function fakeClock(start = "2026-03-02T14:00:00.000Z") {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    /** `instant` is ISO 8601 in UTC. */
    set: (instant: string) => {
      time = Date.parse(instant);
    },
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

/** The real logger, with its lines recorded. */
export function recordingLogger(): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line));
  };
  return { logger: makeLogger("debug", { write }), lines };
}
