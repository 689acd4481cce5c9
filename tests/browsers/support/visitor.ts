import { expect } from "@playwright/test";
import { keyCodes, type Tab } from "./engine";

/** What is seen of an element. */
export type Seen = {
  /** Its `aria-label` or its text. */
  name: string;
  value: string;
  checked: boolean;
  /** Whether focus is on it. */
  focused: boolean;
  /**
   * Where a click reaches it, in CSS pixels of the window; null while it moves or something covers
   * it.
   */
  spot: { x: number; y: number } | null;
};

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * What a visitor does and sees, the same in every engine. Elements are named by a CSS selector and,
 * where several match, by their name. Each step waits until it is possible, each look until it is
 * true.
 */
export function visitorOf(tab: Tab, siteUrl: string) {
  /** The visible elements; none while another page is being opened. */
  const look = (selector: string, name?: string) =>
    tab.run(seenInPage, selector, name ?? null, false).catch((): Seen[] => []);

  /** Scrolls to the element and clicks it once it is at the same place in two looks. */
  async function click(selector: string, name?: string) {
    let spot: Seen["spot"] | undefined;
    await until(async () => {
      const before = spot;
      spot = (await tab.run(seenInPage, selector, name ?? null, true))[0]?.spot;
      expect(spot, `${selector} ${name ?? ""} can be clicked`).toBeTruthy();
      expect(spot).toEqual(before);
    });
    if (spot) await tab.click(spot.x, spot.y);
  }

  /** Presses keys one after the other: "Tab", "Shift+Tab", "Control+A", "a". */
  const press = (...keys: string[]) =>
    tab.press(keys.map((chord) => chord.split("+").map((key) => keyCodes[key] ?? key)));

  /** Types with the keyboard, wherever focus is. */
  const type = (text: string) => tab.press([...text].map((character) => [character]));

  /** Replaces what is in a field. */
  async function clear(field: string) {
    await click(field);
    await press("Control+a", "Delete");
  }

  return {
    goto: (path: string) => tab.goto(new URL(path, siteUrl).href),
    reload: () => tab.reload(),
    back: () => tab.run(() => history.back()),
    run: tab.run,
    look,
    click,
    press,
    type,
    /** Moves focus to an element with the Tab key. */
    async tabTo(selector: string) {
      for (let tabs = 0; tabs < 30; tabs++) {
        await press("Tab");
        if ((await look(selector))[0]?.focused) return;
      }
      throw new Error(`The Tab key does not lead to ${selector}`);
    },
    async fill(field: string, text: string) {
      await clear(field);
      await type(text);
    },
    /** Replaces what is in a field by a text that was copied elsewhere, with the keyboard. */
    async paste(field: string, text: string) {
      await tab.run((copied) => {
        const source = document.body.appendChild(document.createElement("textarea"));
        source.id = "copied-elsewhere";
        source.value = copied;
        source.select();
      }, text);
      await press("Control+c");
      await tab.run(() => document.getElementById("copied-elsewhere")?.remove());
      await clear(field);
      await press("Control+v");
    },
    /** Waits until an element is visible and is as `wanted`. */
    see: (selector: string, { name, ...wanted }: Partial<Seen> = {}) =>
      until(async () => expect((await look(selector, name))[0]).toMatchObject(wanted)),
    /** Waits until no such element is visible, on a page that has been opened. */
    seeNone: (selector: string, name?: string) =>
      until(async () => {
        expect(await tab.run(seenInPage, selector, name ?? null, false)).toEqual([]);
      }),
    /** Waits for the names of all such elements. */
    seeAll: (selector: string, names: readonly string[]) =>
      until(async () => expect((await look(selector)).map(({ name }) => name)).toEqual(names)),
    /** Waits until the URL without its origin matches. */
    seeUrl: (wanted: RegExp) =>
      until(async () => expect(await tab.run(() => location.href)).toMatch(wanted)),
  };
}

const until = (isSo: () => Promise<void>) =>
  expect(isSo).toPass({ timeout: 20_000, intervals: [30, 60, 120, 250] });

/** Runs in the page: the visible elements. `isScrolled`: the first one is scrolled into view. */
function seenInPage(selector: string, wanted: string | null, isScrolled: boolean): Seen[] {
  const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const name = inOneLine(element.getAttribute("aria-label") ?? element.innerText);
    const isShown =
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
    return isShown && (wanted === null || name === wanted) ? [{ element, name }] : [];
  });
  if (isScrolled) elements[0]?.element.scrollIntoView({ behavior: "instant", block: "center" });
  const moving = document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  return elements.map(({ element, name }) => {
    const moves = moving.some((around) => around?.contains(element));
    const [box = new DOMRect()] = element.getClientRects();
    const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const hit = document.elementFromPoint(spot.x, spot.y);
    const { value, checked } = element as HTMLInputElement;
    return {
      name,
      value: value ?? "",
      checked: checked ?? false,
      focused: document.activeElement === element,
      spot: hit !== null && element.contains(hit) && !moves ? spot : null,
    };
  });
}
