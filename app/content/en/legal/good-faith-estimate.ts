import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";

/** Link to the contact form with the request for an estimate ticked. */
export const askForEstimate = "Ask for an estimate";

/** The notice that 45 CFR 149.610(b)(1)(iii) requires on a provider's website. */
export const goodFaithEstimate = (facts: Facts): LegalDocument => ({
  search: {
    title: "Good-Faith Estimate",
    description:
      "Paying for care yourself? You have a right to a written good-faith estimate of what it will cost. See when you get it and what to do if a bill is higher.",
    keywords: [
      "good-faith estimate",
      "No Surprises Act",
      "self-pay patients",
      "uninsured patients",
      `cost of care ${facts.city}`,
    ],
  },
  title: "Your Right to a Good-Faith Estimate",
  updated: "November 28, 2026",
  lead: "If you have no health insurance, or do not plan to use it, you have the right to a “good-faith estimate” of what your care will cost. It is free and in writing.",
  sections: [
    {
      id: "your-right",
      heading: "Your right",
      blocks: [
        "Federal law (the No Surprises Act and 45 CFR 149.610) requires health care providers to give people who are uninsured, or who pay for care themselves, an estimate of the expected charges. You get it when you schedule care, and whenever you ask. If you ask us what something will cost, we treat that as asking for an estimate.",
        "This covers you if you have no health insurance. It also covers you if you have insurance but do not plan to have a claim sent to it for this care.",
      ],
    },
    {
      id: "timing",
      heading: "When you get it",
      blocks: [
        {
          list: [
            "If you schedule care 3 to 9 business days ahead: no later than 1 business day after you schedule it.",
            "If you schedule care at least 10 business days ahead: no later than 3 business days after you schedule it.",
            "If you ask for an estimate or ask about the cost: no later than 3 business days after you ask. You do not need an appointment to ask.",
          ],
        },
        "If what we plan for you changes, you get a new estimate no later than 1 business day before the care.",
      ],
    },
    {
      id: "contents",
      heading: "What it says",
      blocks: [
        "The estimate lists the items and services we reasonably expect you to need, such as visits, lab tests and medicines, with the expected charge for each. For care that repeats, one estimate can cover up to 12 months.",
        "It is an estimate and not a contract. You do not have to accept the care. Your bill can differ if your needs change. Others who take part in your care, such as a laboratory or a pharmacy, may bill you separately. The estimate says which charges it includes; you may ask the others for estimates of their own.",
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to ask",
      blocks: [
        `Use “${askForEstimate}” above, call ${formatPhone(facts.phones.clinic)}, write to ${facts.email}, or ask at the clinic. Tell us your name, the care you are interested in, and whether you want the estimate on paper or by email. If you need it in another language or format, tell us that too.`,
        "Keep a copy or a photo of your estimate. You may need it to compare with your bill.",
      ],
    },
    {
      id: "dispute",
      heading: "If your bill is $400 or more above the estimate",
      blocks: [
        "If a bill is $400 or more above that provider’s estimate, you can dispute it.",
        {
          list: [
            "You can talk to us first. Ask us to change the bill to match the estimate, or to agree on an amount.",
            "You can start a dispute with the U.S. Department of Health and Human Services. You must do so within 120 calendar days (about 4 months) after you receive the first bill. There is a small fee.",
            "An independent reviewer then decides. If the reviewer agrees with you, you pay the lower amount that the reviewer sets. If the reviewer agrees with us, you may have to pay the billed amount.",
          ],
        },
        "While a dispute is open, we may not send the bill to collections or add late fees. Starting a dispute does not affect the quality of your care.",
      ],
    },
    {
      id: "help",
      heading: "Where to learn more",
      blocks: [
        "The Centers for Medicare & Medicaid Services (CMS) answer questions about this right and explain how to start a dispute. Call 1-800-985-3059 or go to www.cms.gov/nosurprises.",
      ],
    },
    {
      id: "florida-law",
      heading: "Your rights in Florida",
      blocks: [
        "Florida’s Patient’s Bill of Rights (Florida Statutes section 381.026) also gives every patient, insured or not, the right to a reasonable estimate of charges before treatment, on request, and to a clear, itemized bill, with the charges explained on request.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        `${facts.legalName}, ${facts.city}, ${stateName(facts)}. Phone ${formatPhone(facts.phones.clinic)}, email ${facts.email}.`,
      ],
    },
  ],
});
