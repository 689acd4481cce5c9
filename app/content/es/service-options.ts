// Translates content/en/service-options.ts as of 2b14862bcb0e.
import type { ServiceValue } from "../form-values";

/** The "service of interest" choices of the consultation form: stored value and label. */
export const serviceOptions = [
  { value: "weight-loss", label: "Pérdida de peso" },
  { value: "peptide-therapy", label: "Terapia con péptidos" },
  { value: "hormone-replacement", label: "Reemplazo hormonal" },
  { value: "aesthetics", label: "Estética" },
  { value: "sexual-health", label: "Salud sexual" },
  { value: "general", label: "Consulta general" },
] as const satisfies readonly { value: ServiceValue; label: string }[];

/** A stored value from an earlier list of choices is shown unchanged. */
export const serviceLabel = (stored: string): string =>
  serviceOptions.find(({ value }) => value === stored)?.label ?? stored;
