import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { staffWords } from "../../../app/content/en/staff/staff";
import { openStaffSession } from "../../support/staff-session";
import { openDeskWithInquiry } from "../support/desk";
import { storePayment } from "../support/stored-payment";

/** Every path of the desk, from routes.ts, so that none is forgotten. */
const staffRoutes = [
  ...readFileSync("app/routes.ts", "utf8").matchAll(/route\("(staff[^"]*)"/g),
].flatMap(([, path]) =>
  path && !/sign-(in|out)|:token|(passkey|session)\.json/.test(path) ? [`/${path}`] : [],
);

const posts = [
  { do: "status:closed", from: "new", note: "" },
  { do: "note", note: "written by a stranger" },
  { do: "write", answer: "written by a stranger" },
  { do: "draft:keep", answer: "written by a stranger" },
  { do: "spam" },
  { do: "not-spam" },
  { do: "mail:x" },
  { do: "update" },
  { do: "undo" },
  { do: "erase", reference: "REFERENCE", reason: "other", confirm: "yes" },
];

test.describe("the desk rejects", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDeskWithInquiry({ lastName: "Secretperson" });

  /** Tokens that must open nothing, derived from a valid one. */
  function badTokens(): Record<string, string> {
    const [id = "", ends = "", signed = ""] = desk.good.split(".");
    const later = String(Number(ends) + 1);
    const stranger = createHmac("sha256", randomBytes(32)).update(`${id}.${ends}`);
    return {
      none: "",
      nonsense: "x",
      "without a signature": `${id}.${ends}`,
      "with a longer life": `${id}.${later}.${signed}`,
      "of another session": `${randomBytes(16).toString("base64url")}.${ends}.${signed}`,
      "signed by a stranger": `${id}.${ends}.${stranger.digest("base64url")}`,
      expired: expiredToken(),
    };
  }

  /** Signed correctly, but expired one second ago. */
  function expiredToken(): string {
    // A token made in the same way that has not expired is accepted.
    living = openStaffSession(desk.site.dataDir).token;
    return openStaffSession(desk.site.dataDir, { endsIn: -1000 }).token;
  }
  let living = "";

  const paths = () =>
    staffRoutes.map((path) =>
      path
        .replace(":reference", desk.reference)
        .replace("*", "nothing/here")
        .replace(":person", desk.personId)
        .replace(":slug", "semaglutide")
        .replace(":group", "contact")
        .replace(":version", "1"),
    );

  async function isRefused(response: Response, where: string) {
    expect([303, 401], where).toContain(response.status);
    if (response.status === 303) {
      expect(response.headers.get("location"), where).toMatch(/^\/staff\/sign-in/);
    }
    expect(response.headers.get("cache-control"), where).toBe("no-store");
    expect(response.headers.get("x-robots-tag"), where).toBe("noindex, nofollow");
    expect(await response.text(), where).not.toMatch(/Secretperson|Reference,Received/);
  }

  test("every page and every action without a session, or with an expired or forged one", async () => {
    test.setTimeout(120_000);
    expect(staffRoutes.length).toBeGreaterThanOrEqual(9);
    for (const [kind, token] of Object.entries(badTokens())) {
      const headers = {
        Origin: desk.site.url,
        ...(token ? { Cookie: `staff=${token}; __Host-staff=${token}` } : {}),
      };
      // staff-sessions.test.ts covers changed tokens; here the desk requires a session.
      const everywhere = kind === "none" || kind === "expired";
      for (const path of everywhere ? paths() : ["/staff/inquiries"]) {
        const where = `${path} ${kind}`;
        const url = desk.site.url + path;
        await isRefused(await fetch(url, { headers, redirect: "manual" }), where);
        // An expired session gets the same response as no session.
        for (const form of kind === "expired" ? posts : posts.slice(0, 1)) {
          const filled = {
            attempt: "attempt-1234",
            ...form,
            ...(form.reference && { reference: desk.reference }),
          };
          const response = await fetch(url, {
            method: "POST",
            headers,
            body: new URLSearchParams(filled),
            redirect: "manual",
          });
          expect(response.status, `POST ${where}`).toBe(401);
          await isRefused(response, `POST ${where}`);
        }
      }
    }
    const db = new SQLite(join(desk.site.dataDir, "site.sqlite"), { readonly: true });
    const count = (table: string) =>
      (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
    expect(count("contact_submissions")).toBe(1);
    expect(count("inquiry_history") + count("audit_log") + count("product_batches")).toBe(0);
    expect(count("reply_drafts") + count("inquiry_presence")).toBe(0);
    db.close();
  });

  test("nothing when a valid session requests the same pages", async () => {
    storePayment(desk.site.dataDir, { reference: desk.reference });
    const look = (path: string, token: string) =>
      fetch(desk.site.url + path, { headers: { Cookie: `staff=${token}` } });
    for (const path of paths()) {
      const response = await look(path, desk.good);
      // These need a publication or an estimate, and there is none.
      const isThere = !/nothing\/here$|history\/1$|estimates\/:estimate$/.test(path);
      expect(response.status, path).toBe(isThere ? 200 : 404);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      await response.body?.cancel();
    }
    const opened = await look("/staff/inquiries", living);
    expect(opened.url).toBe(`${desk.site.url}/staff/inquiries`);
    expect(opened.status).toBe(200);
  });

  test("a failing request, in the desk's words and not in the visitors'", async () => {
    const db = new SQLite(join(desk.site.dataDir, "site.sqlite"));
    db.exec("alter table staff_sessions rename to elsewhere");
    const response = await fetch(`${desk.site.url}/staff/inquiries`, {
      headers: { Cookie: `staff=${desk.good}` },
    });
    db.exec("alter table elsewhere rename to staff_sessions");
    db.close();
    expect(response.status).toBe(500);
    expect(/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]).toBe(staffWords.refused.heading);
  });

  test("a session that was signed out", async () => {
    const headers = { Origin: desk.site.url, Cookie: `staff=${desk.good}` };
    const out = await fetch(`${desk.site.url}/staff/sign-out`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ all: "1" }),
      redirect: "manual",
    });
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    for (const path of paths())
      await isRefused(await fetch(desk.site.url + path, { headers, redirect: "manual" }), path);
  });
});
