import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { Running } from "./run-in-root.ts";

/** Waits until the site answers; throws with its output when it ends before. */
export async function untilReady(url: string, site: Running) {
  let code: number | null | undefined;
  site.ended.then((status) => {
    code = status;
  });
  while (code === undefined) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`the command ended with ${code} before the site answered:\n${site.said()}`);
}

/** The home page must arrive complete. */
export async function askHome(url: string) {
  const answer = await fetch(url);
  const page = await answer.text();
  if (answer.status !== 200 || !page.includes("</html>") || !page.includes("<h1")) {
    throw new Error(`the home page was answered with ${answer.status} and ${page.length} letters.`);
  }
}

/** Sends an inquiry and gives its reference. */
export async function sendInquiry(url: string): Promise<string> {
  const body = new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: "visitor@visitor.example",
    phone: "904 555 0100",
    service: "general",
    message: "Sent on a bare machine",
    attempt: crypto.randomUUID(),
  });
  const answer = await fetch(`${url}/contact.json`, { method: "POST", body });
  const told = (await answer.json()) as { outcome: string; reference: string };
  if (told.outcome !== "received") throw new Error(`the inquiry was answered "${told.outcome}".`);
  return told.reference;
}

/** Throws unless the database holds the inquiry. */
export function findInquiry(dataDir: string, reference: string) {
  if (!hasInquiry(dataDir, reference))
    throw new Error(`the inquiry ${reference} is not in the database.`);
}

export function hasInquiry(dataDir: string, reference: string): boolean {
  const database = new SQLite(`${dataDir}/site.sqlite`, { readonly: true });
  const query = "select 1 from contact_submissions where reference = ?";
  const row = database.prepare(query).get(reference);
  database.close();
  return row !== undefined;
}
