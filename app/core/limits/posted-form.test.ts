import { describe, expect, it } from "vitest";
import { readPostedForm } from "./posted-form";

const post = (fields: [name: string, value: string][]) =>
  readPostedForm(
    new Request("http://localhost/", { method: "POST", body: new URLSearchParams(fields) }),
  );

describe("a posted form", () => {
  it("accepts the names of as many inquiries as one person can have, to erase them at once", async () => {
    const references = Array.from({ length: 200 }, (_, n): [string, string] => [
      "reference",
      `CW-${1000 + n}-AB`,
    ]);
    const result = await post([["reason", "other"], ["confirm", "yes"], ...references]);
    expect(result).toHaveProperty("form");
  });

  it("is rejected with too many fields, or with a name that no form uses", async () => {
    const many = Array.from({ length: 300 }, (_, n): [string, string] => [`field${n}`, ""]);
    expect(await post(many)).toEqual({ refused: 400 });
    expect(await post([["a[99999999]", "1"]])).toEqual({ refused: 400 });
    expect(await post([["__proto__", "1"]])).toEqual({ refused: 400 });
  });

  it("is rejected as soon as it is too large, also when its length was not declared", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++sent === 100) controller.close();
        else controller.enqueue(new Uint8Array(10_000).fill(97));
      },
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", headers, body, duplex: "half" } as const;
    expect(await readPostedForm(new Request("http://localhost/", init))).toEqual({
      refused: 413,
    });
    expect(sent).toBeLessThan(20);
  });
});
