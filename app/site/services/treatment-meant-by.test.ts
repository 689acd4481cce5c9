import { describe, expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { facts } from "../../../tests/fixtures/test-facts";
import { treatmentMeantBy } from "./treatment-meant-by";

describe("the treatment that a mistyped address means", () => {
  it.each([
    ["/services/semaglutid", "/treatments/semaglutide"],
    ["/treatments/semaglutide-injection", "/treatments/semaglutide"],
    ["/services/tirzepatid", "/treatments/tirzepatide"],
    ["/treatments/hcg", "/treatments/hcg-for-men"],
    ["/treatments/wolverin", "/treatments/wolverine"],
    ["/treatments/tesamorelin-12-mg", "/treatments/tesamorelin-12mg-anti-aging"],
  ])("is found by its title or path: %s", (path, href) => {
    expect(treatmentMeantBy(path, siteOfFacts(facts))?.href).toBe(href);
  });

  it.each(["/services/testosteron", "/services/testosterone", "/treatments/fertility", "/no-such"])(
    "is none where only a search word is like it: %s",
    (path) => {
      expect(treatmentMeantBy(path, siteOfFacts(facts))).toBeNull();
    },
  );
});
