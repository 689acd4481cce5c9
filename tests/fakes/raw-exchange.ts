import { connect } from "node:net";

/** Sends raw bytes and returns everything received until the other side closes. */
export function rawExchange(
  port: number,
  bytes: string | Buffer,
  withinMs = 5000,
): Promise<{ response: string; milliseconds: number; closed: boolean }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const milliseconds = performance.now() - began;
      resolve({ response: Buffer.concat(chunks).toString("latin1"), milliseconds, closed });
    };
    const timer = setTimeout(() => finish(false), withinMs);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => finish(true));
  });
}
