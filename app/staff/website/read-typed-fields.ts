import type { FactField } from "~/facts/fact-fields";
import { fieldName } from "~/facts/field-name";

/**
 * What was typed into the fields of a form of facts, by path. Two times of a day are one fact:
 * "09:00-17:00", or "" where both are empty.
 */
export function readTypedFields(
  form: FormData,
  fields: readonly Pick<FactField, "path" | "kind">[],
): Record<string, string> {
  const typed: Record<string, string> = {};
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  for (const { path, kind } of fields) {
    const name = fieldName(path);
    const value = text(kind === "hours" ? `${name}-opens` : name);
    if (value === null) continue;
    if (kind !== "hours") typed[path] = value;
    else {
      const closes = text(`${name}-closes`) ?? "";
      typed[path] = value || closes ? `${value.slice(0, 5)}-${closes.slice(0, 5)}` : "";
    }
  }
  return typed;
}
