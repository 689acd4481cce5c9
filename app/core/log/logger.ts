import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import pretty from "pino-pretty";
import { requestField } from "./request-id";

export type Logger = PinoLogger;

/**
 * One JSON line per event. Errors are always logged through `describeError`, because their messages
 * can quote what a visitor typed.
 */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      mixin: requestField,
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

/** Fields that drivers set to codes and names, never to a visitor's value. */
const safeFields = ["code", "errno", "syscall", "responseCode", "command", "constraint", "table"];

/**
 * Loggable parts of an error: its kind, its codes and its stack. Never its message
 * or a database's `detail`: both quote values, such as the mail address a server refused.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const described: Record<string, unknown> = { type: error.name };
  for (const field of safeFields) {
    const value = (error as unknown as Record<string, unknown>)[field];
    if (typeof value === "number" || typeof value === "string") described[field] = value;
  }
  described.frames = frames(error);
  if (error.cause instanceof Error) described.cause = describeError(error.cause);
  return described;
}

function frames({ stack = "", message }: Error): string[] {
  const end = message === "" ? -1 : stack.indexOf(message);
  const afterMessage = end === -1 ? stack : stack.slice(end + message.length);
  return afterMessage
    .split("\n")
    .slice(1, 9)
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}

/**
 * Destination of log lines: on a terminal a readable form; undefined otherwise: the logger's own
 * JSON lines on standard output.
 */
export function logDestination(out: { isTTY?: boolean }): DestinationStream | undefined {
  if (!out.isTTY) return undefined;
  return pretty({ sync: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" });
}
