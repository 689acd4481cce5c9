import { formatPrice } from "~/facts/format-facts";
import { findProduct } from "../../../catalogue/catalogue";
import { catalogueOf } from "../../../catalogue/products";
import type { Facts } from "../../../facts/facts-schema";
import { cardWords } from "../catalogue/card-words";
import { safetyOf } from "../catalogue/safety/safety-of";

const sentenceOf = (slug: string, about: string) =>
  safetyOf(slug)
    .status.sentences.filter((sentence) => sentence.includes(about))
    .join(" ");
const tellUsFirst = (slug: string, about: string) =>
  safetyOf(slug)
    .tellUsFirst.filter((sentence) => sentence.includes(about))
    .join(" ");

/** Semaglutide and tirzepatide side by side; the statements on safety are those of the warnings. */
export function medicinesCompared(facts: Facts) {
  const price = (slug: string) => {
    const { price: dollars, priceUnit, lasts } = findProduct(catalogueOf(facts), slug);
    const amount = `${cardWords.amount(dollars, priceUnit)}.`;
    return [amount, cardWords.lasts(priceUnit, lasts)].filter(Boolean).join(" ");
  };
  return {
    heading: "Semaglutide and tirzepatide side by side",
    intro:
      "No table can tell which one is right for you, or whether either is. The physician looks at your history first.",
    caption: "Two weight-loss medicines compared",
    medicines: [
      { name: "Semaglutide", href: "/treatments/semaglutide" },
      { name: "Tirzepatide", href: "/treatments/tirzepatide" },
    ],
    rows: [
      {
        label: "What it is for",
        values: [sentenceOf("semaglutide", "type 2"), sentenceOf("tirzepatide", "type 2")],
      },
      {
        label: "How it works",
        values: [
          "It acts like GLP-1, a hormone your gut releases after a meal.",
          "It acts like GLP-1 and GIP, two gut hormones.",
        ],
      },
      {
        label: "How it is taken",
        values: [
          "An injection under the skin, once a week. The dose goes up step by step.",
          "An injection under the skin, once a week. The dose goes up step by step.",
        ],
      },
      { label: "Price", values: [price("semaglutide"), price("tirzepatide")] },
      {
        label: "Boxed warning",
        values: [sentenceOf("semaglutide", "rats"), sentenceOf("tirzepatide", "rats")],
      },
      {
        label: "Average loss in studies",
        values: [
          "About 15% of starting weight in 68 weeks. With placebo: 2–3%.",
          "15–21% of starting weight in 72 weeks. With placebo: 2–3%.",
        ],
      },
      {
        label: "Pregnancy and birth control: tell us first if",
        values: [
          tellUsFirst("semaglutide", "pregnancy"),
          tellUsFirst("tirzepatide", "birth control"),
        ],
      },
      {
        label: "Compounded",
        values: [sentenceOf("semaglutide", "compounded"), sentenceOf("tirzepatide", "compounded")],
      },
    ],
    note: "The studies tested FDA-approved medicines, with diet and activity, in adults without diabetes. People with diabetes lost less. These results do not apply to compounded medicines or GLP-R.",
  } as const;
}
