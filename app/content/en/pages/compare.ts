import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { inOne } from "../../in-one";
import type { Hero, SearchWords } from "../../word-shapes";

const lead =
  "A table can’t tell you which one is right for you, or whether any of them is. Your physician will.";

/** Texts of /compare and of the pages that compare two treatments. */
export const compareWords = ({ figures }: Facts) => ({
  search: {
    title: "Compare Treatments Side by Side",
    description:
      "Put two or three treatments side by side: what each is for, how you take it, its price, what else it costs and who should not take it.",
    keywords: ["compare treatments", "treatment prices", "who should not take it"],
  } satisfies SearchWords,
  hero: { kicker: "Side by side", headline: "Compare treatments", lead } satisfies Hero,
  titleOf: (names: readonly string[]) => names.join(" vs. "),
  caption: "Treatments side by side",
  rows: {
    summary: "What it is",
    taken: "How you take it",
    price: "Price",
    holds: "What one order holds",
    lasts: "How long it lasts",
    status: "FDA status",
    whoShouldNot: "Who should not take it, in short",
    call911: "When to call 911",
    call911Also: "More reasons to call 911",
    consultation: "First consultation",
    extra: "What else it costs",
    followUp: "Follow-up",
  },
  /** Sentences that all begin alike, as one. */
  call911InOne: (calls: readonly string[]) => inOne("Call 911", ", or", calls),
  allWarnings: (title: string) => `All warnings of ${title}`,
  followUp: (hasLabs: boolean) => [
    ...(hasLabs ? ["Labs are checked at 4–6 weeks and then quarterly."] : []),
    `Follow-up visits take ${fromTo(figures.followUpMinutes)} minutes. Your physician may want to see you more often at the start or when a dose changes.`,
  ],
  form: {
    heading: "Choose what to compare",
    first: "First treatment",
    second: "Second treatment",
    third: "Third treatment",
    /** In the two lists that need a choice, and in the third. */
    choose: "Choose a treatment",
    none: "None",
    submit: "Compare",
  },
  tooFew: "Choose at least two different treatments.",
  /** Above the other treatments of its category. */
  chosenWith: (title: string) => `Compare ${title} with`,
  often: "Often compared",
  all: "All treatments",
});

/** Above the answers that the compared treatments share. */
export const sameForAll = (treatments: number) =>
  treatments === 2 ? "The same for both" : "The same for all";

/** Links to the comparison from a treatment's page and dialog. */
export const compareLinks = {
  withOne: (title: string) => `Compare with ${title}`,
  withOthers: "Compare with others",
} as const;

export type ComparedPair = {
  /** Last segment of the path, after /compare/. */
  path: string;
  slugs: readonly [string, string];
  search: SearchWords;
  headline: string;
};

/** Pairs that people search for: each has its own page. */
export const comparedPairs: readonly ComparedPair[] = [
  {
    path: "semaglutide-tirzepatide",
    slugs: ["semaglutide", "tirzepatide"],
    headline: "Semaglutide and tirzepatide",
    search: {
      title: "Semaglutide vs. Tirzepatide: Price, Safety",
      description:
        "Semaglutide and tirzepatide side by side: how you take them, the price of each, FDA status, what else it costs and who should not take them.",
      keywords: ["semaglutide or tirzepatide", "semaglutide price", "tirzepatide price"],
    },
  },
  {
    path: "sildenafil-tadalafil",
    slugs: ["sildenafil", "tadalafil"],
    headline: "Sildenafil and tadalafil",
    search: {
      title: "Sildenafil vs. Tadalafil: Price, Safety",
      description:
        "Sildenafil and tadalafil side by side: how you take them, what each costs, FDA status, follow-up and who should not take them. By prescription.",
      keywords: ["sildenafil or tadalafil", "sildenafil price", "tadalafil price"],
    },
  },
  {
    path: "nad-forms",
    slugs: ["nad-injectable", "nad-nasal-spray"],
    headline: "NAD+: injection and nasal spray",
    search: {
      title: "NAD+: Injection vs. Nasal Spray",
      description:
        "The two forms of NAD+ side by side: injection and nasal spray, the price of each, FDA status, what else it costs and who should not take them.",
      keywords: ["NAD+ injection or nasal spray", "NAD+ price"],
    },
  },
  {
    path: "glutathione-forms",
    slugs: ["glutathione-injectable", "glutathione-nasal"],
    headline: "Glutathione: injection and nasal spray",
    search: {
      title: "Glutathione: Injection vs. Nasal Spray",
      description:
        "The two forms of glutathione side by side: injection and nasal spray, the price of each, FDA status, extra costs and who should not take them.",
      keywords: ["glutathione injection or nasal spray", "glutathione price"],
    },
  },
  {
    path: "wolverine-forms",
    slugs: ["wolverine", "wolverine-ghk-cu"],
    headline: "Wolverine, with and without GHK-Cu",
    search: {
      title: "Wolverine vs. Wolverine with GHK-Cu",
      description:
        "Wolverine with and without GHK-Cu side by side: how you take them, the price of each, FDA status, extra costs and who should not take them.",
      keywords: ["Wolverine peptide", "GHK-Cu", "Wolverine price"],
    },
  },
];
