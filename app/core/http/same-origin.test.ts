import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./client-ip";

const from = (headers: Record<string, string>) =>
  new Headers({ Host: "www.clinic.example", ...headers });

describe("the origin of a post", () => {
  it.each([
    { "Sec-Fetch-Site": "same-origin", Origin: "https://www.clinic.example" },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "same-origin", Origin: "null" },
    { Origin: "https://www.clinic.example" },
    {},
  ])("is accepted as our own page, or as no page: %o", (headers) => {
    expect(isSameOrigin(from(headers))).toBe(true);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site", Origin: "https://www.clinic.example" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "whatever" },
    { Origin: "https://evil.example" },
    { Origin: "https://www.clinic.example.evil.example" },
    { Origin: "https://www.clinic.example:8443" },
    { Origin: "https://www.clinic.example/path" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "none", Origin: "null" },
    { "Sec-Fetch-Site": "cross-site", Origin: "null" },
    { Origin: "" },
  ])("is rejected as another site: %o", (headers) => {
    expect(isSameOrigin(from(headers))).toBe(false);
  });

  it("is rejected when the page was loaded by http and the site has https", () => {
    expect(isSameOrigin(from({ Origin: "http://www.clinic.example" }), "https")).toBe(false);
    expect(isSameOrigin(from({ Origin: "https://www.clinic.example" }), "https")).toBe(true);
  });
});
