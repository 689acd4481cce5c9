import type { HoldBytes } from "./limits/body-budget";

/**
 * Reads a whole body of at most `largest` bytes, or gives the status of its refusal. 503: too many
 * bodies at once. Throws when the connection is lost.
 */
export async function readBody(
  request: Request,
  largest: number,
  hold: HoldBytes,
): Promise<Uint8Array<ArrayBuffer> | { refused: 413 | 503 }> {
  if (Number(request.headers.get("Content-Length") ?? 0) > largest) return { refused: 413 };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > largest) return { refused: 413 };
    if (!hold(chunk.length)) return { refused: 503 };
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
