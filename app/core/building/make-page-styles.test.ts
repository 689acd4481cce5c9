import { describe, expect, it } from "vitest";
import { makePageStyles, readMarkup, readPages } from "./make-page-styles";

const page = (body: string, css: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title><style>${css}</style></head><body>${body}</body></html>`;
const nothingLater = { scripts: new Map<string, string>(), dialogs: readMarkup() };

async function styleOf(body: string, css: string, later = nothingLater) {
  return (await makePageStyles({ about: readPages([page(body, css)]) }, later)).about;
}

describe("the style of a kind of page", () => {
  it("has the rules that its markup names, and no others", async () => {
    const css = ".list li{margin:0}.other{color:red}li{color:red}table{color:red}";
    expect(await styleOf('<ul class="list"><li>table other</li></ul>', css)).toBe(
      ".list li{margin:0}li{color:red}",
    );
  });

  it("has every rule that one of its pages needs", async () => {
    const css = ".a{margin:0}.b{margin:0}.c{margin:0}";
    const pages = {
      treatments: readPages(['<p class="a">', '<p class="b">'].map((body) => page(body, css))),
    };
    expect(await makePageStyles(pages, nothingLater)).toEqual({
      treatments: ".a{margin:0}.b{margin:0}",
    });
  });

  it("is refused where two of its pages have other styles", async () => {
    const pages = {
      treatments: readPages([page("<p>", "p{margin:0}"), page("<p>", "p{margin:1px}")]),
    };
    await expect(makePageStyles(pages, nothingLater)).rejects.toThrow('"treatments"');
  });

  it("has the rules of a dialog that a script inserts", async () => {
    const later = {
      ...nothingLater,
      dialogs: readMarkup('<dialog class="sheet"><p>B</p></dialog>'),
    };
    const css = ".sheet p{margin:0}.sheet b{margin:0}";
    expect(await styleOf('<a data-opens="x">A</a>', css, later)).toBe(".sheet p{margin:0}");
    expect(await styleOf("<a>A</a>", css, later)).toBe("");
  });

  it("has the custom properties that its rules use, and no others", async () => {
    const css = ":root{--ink:#000;--gold:#fc0;--hue:var(--gold);--other:#fff}p{color:var(--hue)}";
    expect(await styleOf("<p>A</p>", css)).toBe(
      ":root{--gold:#fc0;--hue:var(--gold)}p{color:var(--hue)}",
    );
  });

  it("has those of the dark theme that its rules use, and no others", async () => {
    const dark = "@media (prefers-color-scheme:dark){--ink:#fff;--gold:#fc0}";
    expect(
      await styleOf("<p>A</p>", `:root{--ink:#000;--gold:#fd0;${dark}}p{color:var(--ink)}`),
    ).toBe(":root{--ink:#000;@media (prefers-color-scheme:dark){--ink:#fff;}}p{color:var(--ink)}");
  });

  it("has the rules for an island's script", async () => {
    const scripts = new Map([
      ["form-a.js", 'e("p",{className:"field"})'],
      ["menu-d.js", 'e("p",{className:"other"})'],
    ]);
    const css = ".field{margin:0}.other{margin:0}";
    const body = '<div data-island="/assets/form-a.js">A</div>';
    const style = await styleOf(body, css, { scripts, dialogs: readMarkup() });
    expect(style).toBe(".field{margin:0}");
  });

  it.each([
    "[hidden]{margin:0}",
    "details[open] p{margin:0}",
    "button[aria-expanded=true]{margin:0}",
    "html[data-catalogue-ready] p{margin:0}",
    ":focus-visible{margin:0}",
    "body{margin:0}",
  ])("keeps %s, whose names appear while the page is used", async (css) => {
    expect(await styleOf("<details><p>A</p></details><button>B</button>", css)).toBe(css);
  });
});
