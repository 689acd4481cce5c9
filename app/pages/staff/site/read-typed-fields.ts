/**
 * What was typed into the fields of a form of facts, by path. Two times of a day are one fact:
 * "09:00-17:00", or "" where both are empty.
 */
export function readTypedFields(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === "do") continue;
    const [path = "", part] = name.split("#");
    if (part === undefined) typed[path] = value;
    else if (part === "opens") {
      const closes = form.get(`${path}#closes`);
      const end = typeof closes === "string" ? closes : "";
      typed[path] = value || end ? `${value.slice(0, 5)}-${end.slice(0, 5)}` : "";
    }
  }
  return typed;
}
