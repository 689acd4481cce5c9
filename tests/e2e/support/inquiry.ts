import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";

export const person = {
  "First name": "José",
  "Last name": "O’Neill-Nguyễn",
  Email: "jose@example.com",
  Phone: "904.555.0100",
};

/** Fills the consultation form as a careful visitor would. */
export async function fillInquiry(page: Page, fields: Partial<typeof person> = {}) {
  for (const [label, value] of Object.entries({ ...person, ...fields }))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** All rows of a table in the site's embedded database. */
export function rowsOf(dataDir: string, table: "contact_submissions" | "outbox" | "payments") {
  const db = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  try {
    return db.prepare(`select * from ${table} order by created_at`).all() as Record<
      string,
      string | number | null
    >[];
  } finally {
    db.close();
  }
}

/** The mails the site has written as files, newest last. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, "mail");
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}
