import { expect, it } from "vitest";
import { loggablePath } from "./logger";

const token = "x7Qk_secret-secret_2";

it.each([
  `/inquiry/${token}`,
  `/Inquiry/${token}`,
  `/INQUIRY/${token}/`,
  `/inquiry/${token}%0a`,
  `//inquiry//${token}`,
  `/inquiry%2f${token}`,
  `/inquiry%252f${token}`,
  `/%69nquiry/${token}`,
  `/%2569nquiry/${token}`,
  `/a/../inquiry/${token}`,
  `/inquiry;/${token}`,
  `/inquiry%20/${token}`,
  `\\inquiry\\${token}`,
  `/inqui%00ry/${token}`,
  `/%ff/inquiry/${token}`,
  `/ｉｎｑｕｉｒｙ/${token}`,
  `/%ef%bd%89nquiry/${token}`,
  `/inqui%ffry/${token}`,
  `/my-inquiry/${token}`,
  `/inquiry${token}`,
  `/staff/inquiries/${token}`,
  `/Staff/${token}`,
  `/${"a/".repeat(90)}inquiry/${token}`,
])("leaves out all of a private link: %s", (path) => {
  expect(loggablePath(path)).toMatch(/^\/(inquiry|staff)\/…$/);
});

it.each(["/nowhere", "/treatments/nad", "/wp-admin", "/%00", "/inquiries-are-welcome", "/staff"])(
  "logs the path of a broken link as requested: %s",
  (path) => {
    expect(loggablePath(path)).toBe(path);
  },
);

it("cuts a long path", () => {
  expect(loggablePath(`/${"a".repeat(3000)}`)).toHaveLength(200);
});
