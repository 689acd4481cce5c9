import { setTimeout as pause } from "node:timers/promises";
import { plainRequest } from "../testing/peers/plain-request.ts";

const pages = ["/", "/about", "/services", "/contact", "/faqs", "/treatments/tadalafil"];

/** Milliseconds that readers from eight addresses waited for pages, during so many seconds. */
export async function readPages(port: number, seconds: number) {
  const waited: number[] = [];
  let lost = 0;
  const end = performance.now() + seconds * 1000;
  const read = async (reader: number) => {
    for (let n = reader; performance.now() < end; n++) {
      const began = performance.now();
      const path = pages[n % pages.length] ?? "/";
      const answer = await plainRequest(port, path, {
        from: `127.0.0.${10 + reader}`,
        headers: { Host: "localhost", "Accept-Encoding": "br" },
      }).catch(() => null);
      if (answer?.status === 200) waited.push(performance.now() - began);
      else lost++;
      await pause(40);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, reader) => read(reader)));
  waited.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((waited[Math.floor(waited.length * share)] ?? 0) * 10) / 10;
  return { pages: waited.length, lost, p50: at(0.5), p99: at(0.99), slowest: at(0.99999) };
}
