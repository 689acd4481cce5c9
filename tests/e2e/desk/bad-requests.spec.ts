import { expect, test } from "@playwright/test";
import { openDeskWithInquiry } from "../support/desk";

test.describe("the desk rejects", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDeskWithInquiry();

  test("a post from another site, with or without a session", async ({ request }) => {
    const inquiry = `${desk.site.url}/staff/inquiries/${desk.reference}`;
    const note = (Origin: string, idempotencyKey: string, Cookie?: string) =>
      request.post(inquiry, {
        headers: { Origin, ...(Cookie && { Cookie }) },
        form: { attempt: idempotencyKey, do: "note", note: `from ${Origin}` },
        maxRedirects: 0,
      });
    for (const origin of ["https://evil.example", "null"]) {
      for (const cookie of [`staff=${desk.good}`, undefined]) {
        const response = await note(origin, "attempt-elsewhere", cookie);
        expect(response.status(), `${origin} ${cookie ? "with" : "without"}`).toBe(403);
      }
    }
    // A post from our own site does write a note, so the others were rejected for their origin.
    expect((await note(desk.site.url, "attempt-here", `staff=${desk.good}`)).status()).toBe(303);
    const page = await request.get(inquiry, { headers: { Cookie: `staff=${desk.good}` } });
    const written = await page.text();
    expect(written).toContain(`from ${desk.site.url}`);
    expect(written).not.toContain("from https://evil.example");
    expect(written).not.toContain("from null");
  });

  test("invalid requests without a server error", async ({ request }) => {
    const headers = { Origin: desk.site.url, Cookie: `staff=${desk.good}` };
    const inquiry = `${desk.site.url}/staff/inquiries/${desk.reference}`;
    for (const form of [
      {},
      { attempt: "attempt-1234" },
      { attempt: "../..", do: "note", note: "x" },
      { attempt: "attempt-1234", do: "status:gone", from: "new" },
      { attempt: "attempt-1234", do: "status:closed", from: "constructor" },
      { attempt: "attempt-1234", do: "mail:' or 1=1" },
      { attempt: "attempt-1234", do: "note", note: "x".repeat(4001) },
      { attempt: "attempt-1234", do: "__proto__" },
    ]) {
      const response = await request.post(inquiry, { headers, form, maxRedirects: 0 });
      expect([400, 404, 422], JSON.stringify(form).slice(0, 80)).toContain(response.status());
    }
    for (const path of [
      "/staff/inquiries?q=%00%FF&status=x&from=9999-99-99&at=older~x",
      "/staff/inquiries?from=2026-02-31&to=0000-00-00",
      "/staff/inquiries/%00",
      "/staff/inquiries/..%2f..%2fetc",
      "/staff/audit?reference=%27%3B--&at=newer~~",
      "/staff/payments?status=gone&q=%25",
    ]) {
      const response = await request.get(desk.site.url + path, { headers });
      expect(response.status(), path).toBeLessThan(500);
    }
  });
});
