/** Fields that drivers set to codes and names, never to a visitor's value. */
const safeFields = ["code", "errno", "syscall", "responseCode", "command", "constraint", "table"];

/**
 * What may be logged of an error: its kind, its codes and where it came from. Never its message
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
