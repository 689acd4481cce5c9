import { describe, expect, it } from "vitest";
import { withChanges } from "~/facts/fact-change";
import { facts } from "../../../tests/fixtures/test-facts";
import { factsOn } from "./live-site";

const on = (day: string, ...changes: Parameters<typeof withChanges>[1]) =>
  factsOn(withChanges(facts, changes), day);
const primal = "treatments.primal-special-blend";

describe("the facts of a day", () => {
  it("are the facts themselves where nothing has a date", () => {
    expect(on("2026-11-30")).toEqual(facts);
  });

  it("have a badge until the end of its last day", () => {
    const until = { path: `${primal}.badgeDates`, to: { until: "2026-11-30" } };
    const badge = (day: string) => on(day, until).treatments["primal-special-blend"]?.badge;
    expect(badge("2026-11-30")).toBe("FALL SALE");
    expect(badge("2026-12-01")).toBeUndefined();
  });

  it("show the banner's notice on its days, and the banner's own text before and after", () => {
    const notice = {
      text: "CLOSED NOVEMBER 27",
      dates: { from: "2026-11-20", until: "2026-11-27" },
    };
    const banner = (day: string) => on(day, { path: "bannerNotice", to: notice }).banner;
    expect(banner("2026-11-19")).toBe(facts.banner);
    expect(banner("2026-11-20")).toBe("CLOSED NOVEMBER 27");
    expect(banner("2026-11-28")).toBe(facts.banner);
  });

  it("have no list price beside an edited price, until somebody has recorded when it was charged", () => {
    const edited = { path: `${primal}.priceEdited`, to: true };
    const record = { from: "2026-01-01", until: "2026-06-30", recordedBy: "Ana" };
    const listPrice = (...changes: Parameters<typeof withChanges>[1]) =>
      on("2026-11-30", ...changes).treatments["primal-special-blend"]?.compareAtPrice;
    expect(listPrice(edited)).toBeUndefined();
    expect(listPrice(edited, { path: `${primal}.compareAtRecord`, to: record })).toBe(661.93);
  });
});
