import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptList } from "./kept-list";

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
};
let tab = storage();
let device = storage();

beforeEach(() => {
  tab = storage();
  device = storage();
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", device);
});
afterEach(() => vi.unstubAllGlobals());

const list = {
  treatments: [{ slug: "wolverine", title: "Wolverine" }],
  notes: { "my-questions": "Is it safe?" },
};

describe("a visitor's list", () => {
  it("is kept in the tab, and on the device only when that was requested", () => {
    keptList.write(list, false);
    expect([tab.items.size, device.items.size]).toEqual([1, 0]);
    expect(keptList.read()).toEqual({ ...list, onDevice: false });

    keptList.write(list, true);
    expect([tab.items.size, device.items.size]).toEqual([0, 1]);
    expect(keptList.read()).toEqual({ ...list, onDevice: true });
  });

  it("leaves nothing in the storage when it is empty", () => {
    keptList.write(list, true);
    keptList.write({ treatments: [], notes: { "my-questions": "" } }, true);
    expect([tab.items.size, device.items.size]).toEqual([0, 0]);
  });

  it("is empty where the browser stores nothing, or holds another text", () => {
    tab.items.set("my-list", "{not JSON");
    expect(keptList.read()).toEqual({ treatments: [], notes: {}, onDevice: false });
    vi.stubGlobal("localStorage", undefined);
    expect(keptList.read().treatments).toEqual([]);
    expect(() => keptList.write(list, true)).not.toThrow();
  });
});
