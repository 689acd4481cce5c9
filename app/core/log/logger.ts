import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import { describeError } from "./describe-error";

export type Logger = PinoLogger;

/**
 * One JSON line per event. Errors are logged by `describeError` only, because their messages
 * can quote what a visitor typed, also where an error is logged without a text.
 */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(args: unknown[], method) {
          const [first, words, ...more] = args;
          const fields = first instanceof Error ? { err: first } : first;
          const bare = first instanceof Error || (isObject(first) && first.err instanceof Error);
          const line = bare ? [fields, words ?? "unexpected error", ...more] : args;
          method.apply(this, line as Parameters<typeof method>);
        },
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
