import { afterEach, describe, expect, it, vi } from "vitest";
import { joined, keptInquiry } from "./kept-inquiry";

function storage() {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

describe("the text typed into the form", () => {
  it("is read back as it was written", () => {
    storage();
    keptInquiry.write({ firstName: "José", message: "" });
    expect(keptInquiry.read()).toEqual({ firstName: "José", message: "" });
  });

  it("leaves nothing behind when every field is empty", () => {
    const items = storage();
    keptInquiry.write({ firstName: "José" });
    keptInquiry.write({ firstName: "", message: "" });
    expect(items.size).toBe(0);
  });

  it("is empty where the browser stores nothing, or holds another text", () => {
    const items = storage();
    items.set("inquiry", "{not JSON");
    expect(keptInquiry.read()).toEqual({});
    vi.stubGlobal("sessionStorage", undefined);
    expect(keptInquiry.read()).toEqual({});
    expect(() => keptInquiry.write({ firstName: "José" })).not.toThrow();
  });
});

describe("the subject of a link", () => {
  it("is put before the typed text, once", () => {
    expect(joined("Tadalafil: more.", "Mornings.")).toBe("Tadalafil: more.\nMornings.");
    expect(joined("Tadalafil: more.", "Tadalafil: more.\nMornings.")).toBe(
      "Tadalafil: more.\nMornings.",
    );
    expect(joined("", "Mornings.")).toBe("Mornings.");
  });

  it("has the subject of the same link once, in the page's language", () => {
    const english = "Tadalafil: I would like to know more.";
    const spanish = "Tadalafil: me gustaría saber más.";
    expect(joined(spanish, `${english}\nMornings.`, english)).toBe(`${spanish}\nMornings.`);
    expect(joined(spanish, english, english)).toBe(spanish);
    // A line that the visitor has changed stays.
    const changed = `${english} Please call.`;
    expect(joined(spanish, changed, english)).toBe(`${spanish}\n${changed}`);
    expect(joined(spanish, "First\n\nLast", english)).toBe(`${spanish}\nFirst\n\nLast`);
  });
});
