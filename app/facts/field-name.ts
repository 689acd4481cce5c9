/**
 * Name of a fact's field in a form: letters and digits only, as the server requires of all forms. A
 * test checks that no two paths have the same name.
 */
export function fieldName(path: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `f${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** Id of a fact's field in its form. */
export const fieldId = (path: string) => path.replace(/[^\w-]/g, "-");
