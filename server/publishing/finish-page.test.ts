import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { finishPage } from "./finish-page";
import { keepMatchingRules } from "./matching-rules";
import { shortenNames } from "./short-names";

const page = (body: string, css = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title><script type="application/ld+json">{"a":"</b>"}</script><style>${css}</style></head><body>${body}</body></html>`;
const nothingLater = { scriptsOf: () => "", script: () => "", dialogs: "" };

describe("rules that a page can use", () => {
  const markup = `<main><section class="night"><p>A</p></section><p class="lead">B</p>
    <a class="tab" href="#a">C</a><div popover id="menu"><i class="dot"></i></div></main>`;
  const kept = (css: string) => keepMatchingRules(css, [parseDocument(markup)]);

  it.each([
    ".night p{color:red}",
    ".lead:hover{color:red}",
    ".lead::before{color:red}",
    ".tab[aria-selected=true]{color:red}",
    "main:not([data-tabs-ready]) .tab{color:red}",
    ".night>:hover{color:red}",
    "main:has(#menu:popover-open) .lead{color:red}",
    "main:has(:focus) .lead{color:red}",
    ".night:not(:target,:has(:target)){color:red}",
    "::view-transition-group(*){color:red}",
    ":host{color:red}",
    ".dot:not(:empty)::before{color:red}",
    "@media (width>=52rem){.lead{color:red}}",
    "@keyframes a{from{color:red}}",
  ])("%s stays", (css) => {
    expect(kept(css)).toBe(css);
  });

  it.each([
    ".night .lead{color:red}",
    ".night+.night{color:red}",
    ".lead>.dot{color:red}",
    ".lead:not(p):hover{color:red}",
    "a:disabled{color:red}",
    "@media (width>=52rem){.night .lead{color:red}}",
  ])("%s goes: the names are there, never so", (css) => {
    expect(kept(css)).toBe("");
  });

  it("of a list only the selectors that can match stay", () => {
    expect(kept(".lead,.night .lead{color:red}")).toBe(".lead{color:red}");
  });
});

describe("short names", () => {
  it("are the same in the page and in its style", () => {
    const document = parseDocument(`<p class="card wide">A</p><p class="card">B</p>`);
    const css = shortenNames(
      ":root{--page:red}.card.wide:hover{color:var(--page)}.card{margin:.5rem}",
      document,
      "",
    );
    expect(css).toMatch(/^:root\{--(\w+):red\}\.(\w+)\.(\w+):hover\{color:var\(--\1\)\}\.\2\{m/);
    const [, , card, wide] = /^:root\{--(\w+):red\}\.(\w+)\.(\w+)/.exec(css) ?? [];
    const classes = document.children.map((one) => "attribs" in one && one.attribs.class);
    expect(classes).toEqual([`${card} ${wide}`, card]);
  });

  it("are given to registered properties and style queries too", () => {
    const css = shortenNames(
      "@property --tone{syntax:'*'}@container style(--tone:red){p{color:var(--tone)}}",
      parseDocument("<p>A</p>"),
      "",
    );
    expect(css).toBe("@property --a{syntax:'*'}@container style(--a:red){p{color:var(--a)}}");
  });

  it("are no others that stand in the style alone", () => {
    const css = shortenNames(
      ".card:not(.a){margin:0}",
      parseDocument(`<p class="card"></p><p class="a card"></p>`),
      "",
    );
    expect(css).toMatch(/^\.(\w):not\(\.(?!\1)\w\)\{/);
    const onlyInStyle = shortenNames(".card:not(.a){margin:0}", parseDocument("<p></p>"), "");
    expect(onlyInStyle).toMatch(/^\.(\w):not\(\.(?!\1)\w\)\{/);
  });

  it("are refused where a rule reads classes as text", () => {
    const document = parseDocument(`<p class="card"></p>`);
    expect(() => shortenNames("[class~=card]{margin:0}", document, "")).toThrow("[class~=card]");
    expect(shortenNames("p:not([class]){margin:0}", document, "")).toBe("p:not([class]){margin:0}");
  });

  it("leave alone what a script of the page or a dialog uses, and do not take its name", () => {
    const document = parseDocument(
      `<p class="card used"></p><script>document.querySelector(".used a b c")</script>`,
    );
    const css = shortenNames(".card,.used,.sheet{color:var(--tone)}", document, "--tone .sheet");
    expect(css).toMatch(/^\.([d-z]),\.used,\.sheet\{color:var\(--tone\)\}$/);
  });
});

describe("a finished page", () => {
  it("says the same as before in fewer bytes, search engines' part last", async () => {
    const built = page(
      `<ul class="list"><li hidden="">A &amp; B<!-- --> C</li><li><p title="it&#x27;s">D</p></li></ul><img alt=""/>`,
      ".list{margin:0}.other{color:red}",
    );
    expect(await finishPage(built, nothingLater)).toBe(
      '<!DOCTYPE html><html lang="en"><head><title>A</title><style>.a{margin:0}</style></head>' +
        '<body><ul class="a"><li hidden>A &amp; B C</li><li><p title="it\'s">D</p></li></ul><img alt>' +
        '<script type="application/ld+json">{"a":"</b>"}</script></body></html>',
    );
  });

  it("keeps names and React's marks where an island finds its way by them", async () => {
    const built = page(`<div class="form" data-island="form">A<!-- -->B</div>`, ".form{margin:0}");
    const finished = await finishPage(built, nothingLater);
    expect(finished).toContain('<div class="form" data-island="form">A<!-- -->B</div>');
    expect(finished).toContain(".form{margin:0}");
  });

  it("keeps what a dialog that comes later needs", async () => {
    const built = page(`<a data-opens="x">A</a>`, ".sheet p{margin:0}.sheet b{margin:0}");
    const dialogs = `<dialog class="sheet"><p>B</p></dialog>`;
    const finished = await finishPage(built, { ...nothingLater, dialogs });
    expect(finished).toContain("<style>.sheet p{margin:0}</style>");
  });

  it.each([
    "[hidden]{margin:0}",
    "details[open] p{margin:0}",
    "button[aria-expanded=true]{margin:0}",
    "html[data-catalogue-ready] p{margin:0}",
    ":focus-visible{margin:0}",
    "body{margin:0}",
  ])("keeps %s: what it is about comes while the page is used", async (css) => {
    const built = page("<details><p>A</p></details><button>B</button>", css);
    expect(await finishPage(built, nothingLater)).toContain(`<style>${css}</style>`);
  });

  it("keeps what an island's script brings", async () => {
    const built = page(`<div data-island="form">A</div>`, ".toast{margin:0}.other{margin:0}");
    const scriptsOf = (island: string) => (island === "form" ? `e("p",{className:"toast"})` : "");
    const finished = await finishPage(built, { ...nothingLater, scriptsOf });
    expect(finished).toContain("<style>.toast{margin:0}</style>");
  });

  it("keeps names that a script uses which comes later, and those of dialogs", async () => {
    const built = page(
      `<ul class="grid sheet" data-script="/assets/a.js"><li data-opens="x"></ul>`,
      ":root{--tone:red;--page:red}.grid{color:var(--tone)}.sheet{color:var(--page)}",
    );
    const finished = await finishPage(built, {
      ...nothingLater,
      script: (address) => (address === "/assets/a.js" ? `".grid{color:var(--tone)}"` : ""),
      dialogs: `<dialog class="sheet"></dialog>`,
    });
    expect(finished).toMatch(
      /<style>:root\{--tone:red;--(\w):red\}\.grid\{color:var\(--tone\)\}\.sheet\{color:var\(--\1\)\}</,
    );
    expect(finished).toContain(`<ul class="grid sheet"`);
  });

  it("looks for dialogs where they will stand", async () => {
    const css = "body>dialog p{margin:0}";
    const built = page(`<a data-opens="x">A</a>`, css);
    const dialogs = "<dialog><p>B</p></dialog>";
    expect(await finishPage(built, { ...nothingLater, dialogs })).toContain(css);
  });

  it("loses fallbacks and registered properties that it does not use", async () => {
    const built = page(
      "<p>A</p>",
      "@property --a{syntax:'*'}p{color:red;color:color-mix(in srgb, red, blue)}",
    );
    expect(await finishPage(built, nothingLater)).toContain(
      "<style>p{color:color-mix(in srgb, red, blue)}</style>",
    );
  });

  it("leaves marks alone that are text", async () => {
    const built = page(`<p title="<!-- -->">A<!-- -->B</p><script>"<!---->"</script>`);
    expect(await finishPage(built, nothingLater)).toContain(
      `<p title="<!-- -->">AB</p><script>"<!---->"</script>`,
    );
  });

  it("is refused with a part whose text would become markup", async () => {
    const links = '<noscript><a href="/a?b&amp;c">A</a></noscript>';
    expect(await finishPage(page(links), nothingLater)).toContain(links);
    const built = page("<noscript>A &lt;b&gt;</noscript>");
    await expect(finishPage(built, nothingLater)).rejects.toThrow("<noscript>");
  });
});
