import { describe, expect, it } from "vitest";
import { canonicalReference, makeReference } from "./reference.server";

describe("a reference as people type it", () => {
  it.each([
    "CW-7K3M-Q2",
    " cw-7k3m-q2. ",
    "cw 7k3m q2",
    "CW7K3MQ2",
    "7K3M-Q2",
    "7k3mq2",
    "CW–7K3M–Q2",
  ])("is recognized in %j", (text) => {
    expect(canonicalReference(text)).toBe("CW-7K3M-Q2");
  });

  it.each(["", "CW-7K3M-Q", "CW-7K3M-Q23", "XX-7K3M-Q2", "CW-7K3M-A2"])(
    "is not recognized in %j",
    (text) => {
      expect(canonicalReference(text)).toBeNull();
    },
  );

  it("accepts every generated reference", () => {
    for (let n = 0; n < 200; n++) {
      const made = makeReference();
      expect(canonicalReference(made.toLowerCase())).toBe(made);
      expect(canonicalReference(made.slice(made.indexOf("-")))).toBe(made);
    }
  });
});
