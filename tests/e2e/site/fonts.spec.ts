import { expect, test } from "../support/test";

const letters = Array.from({ length: 0x100 - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at));
const spanishSigns = ["¿", "¡", "ª", "º"];

test("every letter of Latin-1 is drawn by the site's own fonts", async ({ page }) => {
  await page.goto("/terms");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  for (const [selector, face] of [
    ["h1", "Newsreader"],
    ["main p", "Instrument Sans"],
  ] as const) {
    await page
      .locator(selector)
      .first()
      .evaluate(
        async (element, text) => {
          element.textContent = text;
          // Capitals of ÿ and µ are not letters of Latin-1.
          (element as HTMLElement).style.textTransform = "none";
          await document.fonts.ready;
        },
        [...letters, ...spanishSigns].join(""),
      );
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(
      fonts.map(({ familyName }) => familyName.split(" ").slice(0, 2).join(" ")),
      selector,
    ).toEqual([expect.stringContaining(face)]);
    expect(fonts[0]?.isCustomFont, selector).toBe(true);
  }
});
