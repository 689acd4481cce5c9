import type { EvidenceRecord } from "./evidence-schema";
import type { Facts } from "./facts-schema";

/** Until the clinic's physician has reviewed a record. */
const unreviewed = { reviewedBy: null, reviewedOn: null, reviewDue: null };

const erectionTrials = {
  title: "Review of placebo-controlled trials of this kind of medicine, with 12,564 men",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7084170",
  year: 2020,
};
const bpcInRats = {
  title: "BPC-157 for pain after a cut, studied in rats",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8995671",
  year: 2022,
};
const tesamorelinTrials = {
  title: "Two trials of tesamorelin in adults with HIV and excess belly fat",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3348954",
  year: 2012,
};
const secretagogues = {
  title: "Review of sermorelin and ipamorelin in men: few data on what they do for patients",
  url: "https://pubmed.ncbi.nlm.nih.gov/32257855/",
  year: 2020,
};

const peptides: EvidenceRecord = {
  ...{ approval: "not-approved", studies: "animals", sources: [bpcInRats] },
  ...unreviewed,
};
const nad: EvidenceRecord = {
  ...{ approval: "not-approved", studies: "animals", sources: [] },
  ...unreviewed,
};

/**
 * The evidence for each treatment by its own slug, as a part of the clinic's facts. Approval and
 * studies follow from the reviewed texts (content/en/catalogue/safety) and from the sources; where
 * these are inconclusive, the lower rung is recorded. A source is listed only when somebody has
 * read it: docs/open-questions.md lists the missing ones.
 */
const clinicEvidence = {
  "nad-nasal-spray": nad,
  "nad-injectable": nad,
  wolverine: peptides,
  "wolverine-ghk-cu": peptides,
  "bpc-157-kpv": peptides,
  "glutathione-nasal": {
    approval: "not-approved",
    studies: "small-studies",
    sources: [
      {
        title: "Nasal glutathione in 30 people with Parkinson’s disease; it looked at safety only",
        url: "https://pubmed.ncbi.nlm.nih.gov/26230671/",
        year: 2015,
      },
    ],
    ...unreviewed,
  },
  "glutathione-injectable": {
    ...{ approval: "not-approved", studies: "cells", sources: [] },
    ...unreviewed,
  },
  "tesamorelin-12mg-anti-aging": {
    ...{ approval: "other-use", studies: "small-studies", sources: [tesamorelinTrials] },
    ...unreviewed,
  },
  "tesamorelin-ipamorelin": {
    ...{ approval: "not-approved", studies: "animals" },
    sources: [tesamorelinTrials, secretagogues],
    ...unreviewed,
  },
  "primal-special-blend": {
    ...{ approval: "compounded", studies: null, sources: [] },
    ...unreviewed,
  },
  "pt141-nasal-spray": {
    ...{ approval: "other-use", studies: "small-studies", sources: [] },
    ...unreviewed,
  },
  tadalafil: {
    ...{ approval: "this-use", studies: "large-trials", sources: [erectionTrials] },
    ...unreviewed,
  },
  sildenafil: {
    approval: "this-use",
    studies: "large-trials",
    sources: [
      {
        title: "Label of sildenafil tablets for erectile dysfunction",
        url: "https://dailymed.nlm.nih.gov/dailymed/fda/fdaDrugXsl.cfm?setid=c079fc41-7b9a-499d-88ea-86ccb65c828d&type=display",
        year: 2024,
      },
      erectionTrials,
    ],
    ...unreviewed,
  },
  "hcg-for-men": {
    approval: "other-use",
    studies: "small-studies",
    sources: [
      {
        title: "Review of HCG and fertility in men with low testosterone",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6087849",
        year: 2018,
      },
    ],
    ...unreviewed,
  },
  "sermorelin-troche": {
    ...{ approval: "compounded", studies: "animals", sources: [secretagogues] },
    ...unreviewed,
  },
  semaglutide: {
    approval: "compounded",
    studies: "large-trials",
    sources: [
      {
        title: "Summary of a 68-week trial of semaglutide for weight, with 1,961 adults",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9130404",
        year: 2022,
      },
    ],
    ...unreviewed,
  },
  tirzepatide: {
    approval: "compounded",
    studies: "large-trials",
    sources: [
      {
        title: "A 72-week trial of tirzepatide for weight, with 579 adults",
        url: "https://pubmed.ncbi.nlm.nih.gov/37840095/",
        year: 2023,
      },
    ],
    ...unreviewed,
  },
  "glp-r": {
    ...{ approval: "not-approved", studies: null, sources: [] },
    ...unreviewed,
  },
} satisfies Record<string, EvidenceRecord>;

type Terms = Omit<Facts["treatments"][string], "evidence">;

/** The clinic's terms of each treatment, with the record of its evidence. */
export const withEvidence = (
  treatments: Record<keyof typeof clinicEvidence, Terms>,
): Facts["treatments"] =>
  Object.fromEntries(
    Object.entries(treatments).map(([slug, terms]) => [
      slug,
      { ...terms, evidence: clinicEvidence[slug as keyof typeof clinicEvidence] },
    ]),
  );
