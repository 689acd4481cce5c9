import { expect, it } from "vitest";
import { finishPage } from "./page-styles";

it("a finished page has the style of its kind, and otherwise what React rendered", () => {
  const page = (css: string) =>
    `<!DOCTYPE html><html><head><style>${css}</style></head><body><p class="lead">A<!-- -->B</p><style>x</style></body></html>`;
  expect(finishPage(page("p{margin:0}a{margin:0}"), "p{content:'$&'}")).toBe(
    page("p{content:'$&'}"),
  );
});
