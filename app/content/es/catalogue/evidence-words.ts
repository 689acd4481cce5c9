// Translates content/en/catalogue/evidence-words.ts as of b21b0ad19699.
import { type Rung, rungs } from "~/facts/evidence";
import type { approvals } from "~/facts/fact-limits";
import type { EvidenceRecord } from "~/facts/facts-schema";

/** Parts of a record that the ladder shows. */
type Known = Pick<EvidenceRecord, "approval" | "studies">;

const rungNames: Record<Rung, string> = {
  cells: "Estudios en células",
  animals: "Estudios en animales",
  "small-studies": "Estudios pequeños en personas",
  "large-trials": "Estudios clínicos grandes en personas",
  approved: "Aprobado por la FDA para este uso",
};

/** Name of the highest rung: the treatment's status, which says itself whether it is reached. */
const approvalNames: Record<(typeof approvals)[number], string> = {
  "this-use": rungNames.approved,
  "other-use": "Aprobación de la FDA: solo para otro uso",
  compounded: "Aprobación de la FDA: no si es compuesto",
  "not-approved": "Aprobación de la FDA: ninguna",
};

const studySentences: Record<NonNullable<EvidenceRecord["studies"]>, string> = {
  cells: "Se estudió en células. No se sabe qué hace en las personas.",
  animals:
    "Se estudió sobre todo en animales. En su mayor parte, no se sabe qué hace en las personas.",
  "small-studies":
    "Se estudió en grupos pequeños de personas. Los estudios pequeños pueden equivocarse y pueden no detectar daños poco frecuentes.",
  "large-trials":
    "Se estudió en grupos grandes de personas. Puede que no se conozcan los daños poco frecuentes o tardíos.",
};

/** Texts around a record of the evidence: on the treatment's page, on cards, in the filter. */
export const evidenceWords = {
  heading: "Lo que se sabe",
  /** For screen readers, after a rung of studies. */
  notReached: " (no)",
  /** Short, for phones: treatments that have reached the rung, or a higher one. */
  filter: {
    label: "Evidencia alcanzada",
    any: "Evidencia",
    rungs: {
      cells: "Células",
      animals: "Animales",
      "small-studies": "Estudios pequeños",
      "large-trials": "Estudios clínicos grandes",
      approved: "Uso aprobado",
    } satisfies Record<Rung, string>,
  },
  /** That a review is missing is on the desk's list before going live, not on a public page. */
  reviewed: (by: string, on: string, due: string | null) =>
    `Revisión de ${by}, ${on}.${due ? ` Próxima revisión a más tardar: ${due}.` : ""}`,
};

/** The name of a rung of a record's ladder. */
export const rungName = (rung: Rung, { approval }: Pick<Known, "approval">) =>
  rung === "approved" ? approvalNames[approval] : rungNames[rung];

/** For a compounded medicine, large trials tested a different product. */
const testedApprovedForm = ({ approval, studies }: Known) =>
  approval === "compounded" && studies === "large-trials";

const notKnown = "Evidencia no conocida";

/** Name of the shelf of treatments that reach so many rungs, 0 to 5. */
export function shelfName(reached: number): string {
  const rung = rungs[reached - 1];
  return rung ? rungNames[rung] : notKnown;
}

/** The strongest evidence in a few words, for a card. */
export function evidenceMark(record: Known): string {
  if (testedApprovedForm(record)) return "Estudios clínicos grandes, forma aprobada";
  if (record.approval === "this-use") return rungNames.approved;
  return record.studies === null ? notKnown : rungNames[record.studies];
}

/** What the studies show, and what they do not. */
export function evidenceSentence(record: Known): string {
  if (record.studies === null)
    return "Todavía no hemos indicado sus ingredientes, así que no podemos decir qué se ha estudiado.";
  return testedApprovedForm(record)
    ? "Estudios clínicos grandes evaluaron la forma aprobada. No muestran qué hace una forma compuesta (preparada en farmacia)."
    : studySentences[record.studies];
}
