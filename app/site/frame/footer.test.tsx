import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { frameWords } from "~/content/en/frame";
import { siteOfFacts } from "~/content/site";
import { SiteContext } from "~/content/use-site";
import { facts } from "../../../tests/fixtures/test-facts";
import { Footer } from "./footer";

const html = (accessContact: string | null) =>
  renderToStaticMarkup(
    <SiteContext value={siteOfFacts({ ...facts, accessContact })}>
      <Footer />
    </SiteContext>,
  );

it("says whom to ask for help with access or another language", () => {
  expect(html("SAMPLE: whom to ask.")).toContain("SAMPLE: whom to ask.");
});

it("has a neutral sentence until the clinic has named a contact", () => {
  expect(html(null)).toContain(frameWords.footer.access(null));
  expect(frameWords.footer.access(null)).not.toContain("null");
});
