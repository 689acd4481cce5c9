import { describe, expect, it } from "vitest";
import { sameSitePath, staffHome } from "./staff-session";

describe("where staff goes after signing in", () => {
  it.each(["/staff/payments", "/staff?search=ann&status=new", "/staff/inquiries/CW-7K3M-Q2"])(
    "is the page that was asked for: %s",
    (path) => {
      expect(sameSitePath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/staff",
    "javascript:alert(1)",
    "staff",
    "",
    null,
    undefined,
  ])("is the staff's first page for %j", (next) => {
    expect(sameSitePath(next)).toBe(staffHome);
  });
});
