import { expect, it } from "vitest";
import { frameWords } from "~/content/en/frame";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { Footer } from "./footer";

const html = (accessContact: string | null) =>
  renderOnSite(<Footer />, { ...facts, accessContact });

it("says whom to ask for help with access or another language", () => {
  expect(html("SAMPLE: whom to ask.")).toContain("SAMPLE: whom to ask.");
});

it("has a neutral sentence until the clinic has named a contact", () => {
  expect(html(null)).toContain(frameWords.footer.access(null));
  expect(frameWords.footer.access(null)).not.toContain("null");
});
