import type { DestinationStream } from "pino";
import pretty from "pino-pretty";

/**
 * Where log lines go: as JSON to standard output, or, when that is a terminal, as lines that a
 * person can read. undefined: the logger's own JSON lines.
 */
export function logDestination(out: { isTTY?: boolean }): DestinationStream | undefined {
  if (!out.isTTY) return undefined;
  return pretty({ sync: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" });
}
