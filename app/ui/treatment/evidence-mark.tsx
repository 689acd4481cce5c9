import { evidenceMark, evidenceWords as words } from "~/content/en/catalogue/evidence-words";
import { countRungs } from "~/facts/evidence";
import type { EvidenceRecord } from "~/facts/evidence-schema";
import { EvidenceRungs } from "./evidence-rungs";

/** A small ladder with the highest rung in words: for cards and tables. */
export function EvidenceMark({ record }: { record: EvidenceRecord }) {
  return (
    <p className="evidence-mark">
      <EvidenceRungs reached={countRungs(record)} />
      <span>
        <span className="visually-hidden">{words.mark}</span>
        {evidenceMark(record)}
      </span>
    </p>
  );
}
