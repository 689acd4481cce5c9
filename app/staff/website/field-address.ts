import { groupOfFact } from "~/facts/fact-fields";

/** Of a fact's field in its form. */
export const fieldId = (path: string) => path.replace(/[^\w-]/g, "-");

/** Where a fact is changed: its field. */
export function fieldAddress(path: string): string {
  const [, slug] = /^treatments\.([^.]+)\./.exec(path) ?? [];
  const form = slug ? `treatments/${slug}` : groupOfFact(path);
  return `/staff/site/${form}#${fieldId(path)}`;
}
