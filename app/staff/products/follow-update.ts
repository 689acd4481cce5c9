import type { ProductUpdate } from "./products-types";

type Ended = Exclude<ProductUpdate, { status: "running" }>;

/** Milliseconds before a lost connection is made anew, and how often in a row. */
const pause = 1000;
const mostTries = 10;

/**
 * Reads the update's progress until it ends, and connects again when the connection is lost: the
 * update continues on the server. "signed-out": the session ended meanwhile; null when the result
 * stays unknown.
 */
export async function followUpdate(
  show: (state: ProductUpdate) => void,
): Promise<Ended | "signed-out" | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      // Asking for JSON marks a request that is no activity of a person (staff-session.ts).
      const headers = { Accept: "application/json" };
      const response = await fetch("/update-products/progress", { headers });
      if (response.status === 401) return "signed-out";
      if (!response.ok || !response.body) throw new Error("no progress");
      for await (const state of statesOf(response.body)) {
        tries = 0;
        show(state);
        if (state.status !== "running") return state;
      }
    } catch {
      // Looked at again below, like a stream that ended too early.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

async function* statesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ProductUpdate> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: string };
    if (done) return;
    const lines = (text + value).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line) as ProductUpdate;
  }
}
