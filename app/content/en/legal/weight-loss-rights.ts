import type { LegalDocument } from "../../word-shapes";

/**
 * Florida Statutes 501.0575 in plain language, and nothing beyond the statute: whether it applies
 * to the clinic, and how the statute's sign hangs in the office, is in docs/open-questions.md.
 */
export const weightLossRights: LegalDocument = {
  search: {
    title: "Weight-Loss Consumer Bill of Rights",
    description:
      "Florida’s Weight-Loss Consumer Bill of Rights in plain words: what to know before a weight-loss program, and what you may ask for, such as an itemized price.",
    keywords: [
      "weight-loss consumer bill of rights",
      "Florida Statutes 501.0575",
      "rapid weight loss warning",
      "weight-loss program Florida",
    ],
  },
  title: "Your Rights in a Weight-Loss Program",
  updated: "November 23, 2026",
  lead: "Florida law (Florida Statutes section 501.0575) gives you these rights when you ask about or join a weight-loss program. You can print this page and bring it to your visit.",
  sections: [
    {
      id: "rapid-weight-loss",
      heading: "A warning about rapid weight loss",
      blocks: [
        "Rapid weight loss may cause serious health problems.",
        "Weight loss is rapid when you lose more than 1½ to 2 pounds a week, or more than 1% of your body weight a week, after the second week of a program.",
      ],
    },
    {
      id: "before-you-start",
      heading: "Before you start",
      blocks: [
        {
          list: [
            "Consult your personal physician before you start any weight-loss program.",
            "Only permanent lifestyle changes, such as healthful food choices and more physical activity, lead to long-term weight loss.",
          ],
        },
      ],
    },
    {
      id: "what-you-may-ask-for",
      heading: "What you have a right to",
      blocks: [
        {
          list: [
            "See the qualifications of the provider, when you ask for them.",
            "Ask questions about the possible health risks of the program, its nutritional content, its psychological support and its education.",
            "Receive an itemized statement of the actual or estimated price. It includes extra products, services, supplements, examinations and lab tests.",
            "Know the actual or estimated duration of the program.",
            "Know the name, address and qualifications of the dietitian or nutritionist who reviewed and approved the program.",
          ],
        },
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to ask",
      blocks: [
        "Ask us in person, by phone or by email, before you agree to anything. You also have a right to a good-faith estimate in writing.",
      ],
    },
  ],
};
