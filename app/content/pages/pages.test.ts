import { describe, expect, it } from "vitest";
import { canonicalSlug } from "../catalogue/catalogue";
import { products } from "../catalogue/products";
import { refundPolicy } from "../legal/refund";
import { termsOfUse } from "../legal/terms";
import { site } from "../site";
import { aboutWords } from "./about";
import { contactWords } from "./contact";
import { faqsWords } from "./faqs";
import { homeWords } from "./home";
import { hormoneReplacementWords } from "./hormone-replacement";
import { longevityWords } from "./longevity";
import { errorWords, notFoundWords } from "./not-found";
import { paymentWords } from "./payment";
import { peptideTherapyWords } from "./peptide-therapy";
import { servicesWords } from "./services";
import { sexualHealthWords } from "./sexual-health";
import { paymentStatusWords, staffWords } from "./staff";
import { stykuWords } from "./styku";
import { treatmentWords } from "./treatment";
import { weightLossWords } from "./weight-loss";

const pages = {
  aboutWords,
  contactWords,
  faqsWords,
  homeWords,
  hormoneReplacementWords,
  longevityWords,
  paymentWords,
  peptideTherapyWords,
  servicesWords,
  sexualHealthWords,
  stykuWords,
  weightLossWords,
  notFoundWords,
  errorWords,
};

const titles = (items: readonly { title: string }[]) => items.map((item) => item.title);

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

/** Everything a page says; ranges carry the plain hyphen that the specification types. */
const prose = (words: unknown) => texts(words).join("\n");

it("pages spell like the policies: canceled", () => {
  const all = prose([pages, staffWords, paymentStatusWords, refundPolicy, termsOfUse]);
  expect(all.match(/.*cancell(ed|ing|er).*/gi)).toBeNull();
  expect(all).toContain("Payment canceled");
});

describe("search words", () => {
  it.each(Object.entries(pages))("of %s keep to the length limits", (_, { search }) => {
    expect(search.title.length).toBeLessThanOrEqual(60);
    expect(search.description.length).toBeGreaterThanOrEqual(110);
    expect(search.description.length).toBeLessThanOrEqual(160);
    expect(search.keywords.length).toBeGreaterThan(0);
  });

  it.each(products.map((product) => [product.slug, product] as const))(
    "of the treatment %s keep to them, the clinic's name included",
    (_, { title, category, summary }) => {
      expect(`${treatmentWords.title(title, category)} | ${site.name}`.length).toBeLessThan(61);
      const description = treatmentWords.description(title, summary);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it("are different for every treatment", () => {
    const own = products.filter((product) => canonicalSlug(product) === product.slug);
    const titles = own.map(({ title, category }) => treatmentWords.title(title, category));
    expect(new Set(titles).size).toBe(own.length);
  });

  it("are different on every page", () => {
    const all = Object.values(pages).map((page) => page.search);
    expect(new Set(all.map((search) => search.title)).size).toBe(all.length);
    expect(new Set(all.map((search) => search.description)).size).toBe(all.length);
  });
});

describe("the specification's counts and names", () => {
  it("hold on the home page", () => {
    expect(titles(homeWords.values.items)).toEqual([
      "Transparent Pricing",
      "Premium Quality",
      "Personalized Care",
      "Proven Results",
    ]);
    expect(homeWords.featured.slugs).toEqual([
      "wolverine",
      "tesamorelin-ipamorelin",
      "primal-special-blend",
      "glutathione-injectable",
    ]);
    expect(titles(homeWords.journey.items)).toEqual([
      "Initial Consultation",
      "Personalized Protocol",
      "Ongoing Support",
    ]);
    expect(new Set(homeWords.services.items.map((item) => item.href)).size).toBe(6);
    expect(homeWords.hero.browse).toBe("View Treatments");
  });

  it.each([
    ["peptide therapy", peptideTherapyWords, 3, 4],
    ["hormone replacement", hormoneReplacementWords, 3, 5],
    ["weight loss", weightLossWords, 4, 5],
    ["sexual health", sexualHealthWords, 4, 6],
    ["longevity", longevityWords, 5, 6],
  ] as const)("hold for the steps and questions of %s", (_, words, steps, questions) => {
    expect(words.steps.items).toHaveLength(steps);
    expect(words.questions.items).toHaveLength(questions);
    expect(words.disclaimer).not.toBe("");
  });

  it("hold for the labels of buttons and tabs", () => {
    expect(weightLossWords.tabs).toEqual({
      heading: "Select A Service",
      weightLoss: "Weight Loss",
      aesthetics: "Aesthetics",
    });
    expect(weightLossWords.hero.call).toBe("Book Consultation");
    expect(weightLossWords.aesthetics.closing.button).toBe("Schedule Consultation");
    expect(sexualHealthWords.hero.call).toBe("Book Confidential Consultation");
    expect(longevityWords.hero.call).toBe("Book Longevity Consultation");
    expect(aboutWords.closing.button).toBe("Start Your Journey");
    expect(servicesWords.filters.all).toBe("All Offerings");
    expect(contactWords.form.submit).toBe("SEND INQUIRY");
    expect(contactWords.form.submitting).toBe("SENDING...");
    expect(paymentWords.form.submit).toBe("Proceed to Payment");
    expect(notFoundWords.message).toBe("Oops! Page not found");
    expect(notFoundWords.link).toBe("Return to Home");
  });

  it("hold for the outcome timeline and the ways of treating", () => {
    expect(hormoneReplacementWords.timeline.items.map((item) => item.when)).toEqual([
      "Weeks 1-4",
      "Weeks 4-12",
      "3-6 months",
    ]);
    expect(titles(sexualHealthWords.modalities.items)).toEqual([
      "Oral Medications",
      "Peptide Therapy",
      "Hormone Optimization",
    ]);
  });

  it("hold for body scanning", () => {
    expect(titles(stykuWords.features.items)).toEqual([
      "Measurements",
      "3D Model",
      "Shape Analysis",
      "Track Progress",
      "Fat Analysis",
      "Risk Assessment",
      "Goal Setting",
      "Dashboard",
    ]);
    expect(titles(stykuWords.useCases.items)).toEqual([
      "Fitness and Sports",
      "Medical Weight Loss",
      "Aesthetics",
      "Peptide Therapy",
    ]);
    expect(stykuWords.claims.map((claim) => `${claim.value} ${claim.label}`)).toEqual([
      "35-second scan",
      "2mm accuracy",
      "Under 1% measurement error",
    ]);
    expect(stykuWords.buttons).toEqual({ hero: "Schedule Your Scan", closing: "Book Your Scan" });
  });
});

describe("the clinic's figures", () => {
  it.each([
    ["peptide therapy", peptideTherapyWords, ["$200-$500", "about $456", "$373-$484"]],
    ["hormones", hormoneReplacementWords, ["about $456", "about $427", "$373-$484"]],
    [
      "weight loss",
      weightLossWords,
      ["BMI of 30 or more", "BMI of 27 or more", "15-22%", "12-18 months"],
    ],
    [
      "sexual health",
      sexualHealthWords,
      ["$30-$100", "$300-$500", "$150-$400", "once in 24 hours", "once daily"],
    ],
    ["longevity", longevityWords, ["$300-$500", "$600-$1,200"]],
  ] as const)("stand on the page of %s", (_, words, figures) => {
    const said = prose(words).toLowerCase();
    const everywhere = ["4-6 weeks", "quarter", "30-60 minutes", "15-30 minutes"];
    for (const figure of [...figures, ...everywhere]) {
      expect(said).toContain(figure.toLowerCase());
    }
  });
});
