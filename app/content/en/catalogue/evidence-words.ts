import { type Rung, rungs } from "~/facts/evidence";
import type { approvals } from "~/facts/fact-limits";
import type { EvidenceRecord } from "~/facts/facts-schema";

/** Parts of a record that the ladder shows. */
type Known = Pick<EvidenceRecord, "approval" | "studies">;

const rungNames: Record<Rung, string> = {
  cells: "Cell studies",
  animals: "Animal studies",
  "small-studies": "Small studies in people",
  "large-trials": "Large trials in people",
  approved: "FDA-approved for this use",
};

/** Name of the highest rung: the treatment's status, which says itself whether it is reached. */
const approvalNames: Record<(typeof approvals)[number], string> = {
  "this-use": rungNames.approved,
  "other-use": "FDA approval: for another use only",
  compounded: "FDA approval: not when compounded",
  "not-approved": "FDA approval: none",
};

const studySentences: Record<NonNullable<EvidenceRecord["studies"]>, string> = {
  cells: "It was studied in cells. What it does in people is not known.",
  animals: "It was studied mainly in animals. What it does in people is mostly not known.",
  "small-studies":
    "It was studied in small groups of people. Small studies can be wrong and can miss rare harms.",
  "large-trials": "It was studied in large groups of people. Rare or late harms may not be known.",
};

/** Texts around a record of the evidence: on the treatment's page, on cards, in the filter. */
export const evidenceWords = {
  heading: "What is known",
  /** For screen readers, after a rung of studies. */
  notReached: " (no)",
  /** Short, for phones: treatments that have reached the rung, or a higher one. */
  filter: {
    label: "Evidence reached",
    any: "Any evidence",
    rungs: {
      cells: "Cells",
      animals: "Animals",
      "small-studies": "Small studies",
      "large-trials": "Large trials",
      approved: "Approved use",
    } satisfies Record<Rung, string>,
  },
  /** That a review is missing is on the desk's list before going live, not on a public page. */
  reviewed: (by: string, on: string, due: string | null) =>
    `Reviewed by ${by} on ${on}.${due ? ` Next review by ${due}.` : ""}`,
};

/** The name of a rung of a record's ladder. */
export const rungName = (rung: Rung, { approval }: Pick<Known, "approval">) =>
  rung === "approved" ? approvalNames[approval] : rungNames[rung];

/** For a compounded medicine, large trials tested a different product. */
const testedApprovedForm = ({ approval, studies }: Known) =>
  approval === "compounded" && studies === "large-trials";

const notKnown = "Evidence not known";

/** Name of the shelf of treatments that reach so many rungs, 0 to 5. */
export function shelfName(reached: number): string {
  const rung = rungs[reached - 1];
  return rung ? rungNames[rung] : notKnown;
}

/** The strongest evidence in a few words, for a card. */
export function evidenceMark(record: Known): string {
  if (testedApprovedForm(record)) return "Large trials, approved form";
  if (record.approval === "this-use") return rungNames.approved;
  return record.studies === null ? notKnown : rungNames[record.studies];
}

/** What the studies show, and what they do not. */
export function evidenceSentence(record: Known): string {
  if (record.studies === null)
    return "We haven’t listed its ingredients yet, so we can’t say what has been studied.";
  return testedApprovedForm(record)
    ? "Large trials tested the approved form. They do not show what a compounded one does."
    : studySentences[record.studies];
}
