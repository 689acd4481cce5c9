import { describe, expect, it } from "vitest";
import { formatPhone } from "~/facts/format-facts";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { LinkedText } from "./linked-text";

const html = (text: string, path = "/terms") =>
  renderOnSite(<LinkedText path={path} text={text} />);

describe("a sentence of a policy", () => {
  it("links the clinic's phone and email address", () => {
    expect(html(`Call ${formatPhone(facts.phones.clinic)}.`)).toBe(
      `Call <a href="tel:${facts.phones.clinic}">${formatPhone(facts.phones.clinic)}</a>.`,
    );
    expect(html(`Write to ${facts.email}.`)).toContain(`href="mailto:${facts.email}"`);
  });

  it("links other policies, but not the page itself", () => {
    expect(html("See our Refund Policy.")).toContain('<a href="/refund-policy">Refund Policy</a>');
    expect(html("See our Refund Policy.", "/refund-policy")).toBe("See our Refund Policy.");
    expect(html("See your good-faith estimates.")).toContain(">good-faith estimates</a>");
  });

  it("links public URLs and numbers, and changes nothing else", () => {
    expect(html("Go to www.cms.gov/nosurprises.")).toContain(
      'href="https://www.cms.gov/nosurprises"',
    );
    expect(html("Call 1-800-985-3059.")).toContain('href="tel:+18009853059"');
    expect(html("Call 911 & wait.")).toBe("Call 911 &amp; wait.");
  });
});
