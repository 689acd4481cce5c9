import { expect, it } from "vitest";
import { withStyle } from "./page-set";

it("a finished page has the style of its kind, and otherwise what React rendered", () => {
  const page = (css: string) =>
    `<!DOCTYPE html><html><head><style>${css}</style></head><body><p class="lead">A<!-- -->B</p><style>x</style></body></html>`;
  expect(withStyle(page("p{margin:0}a{margin:0}"), { about: "p{content:'$&'}" }, "about")).toBe(
    page("p{content:'$&'}"),
  );
});
