/** A field of a post, without NUL and spaces around it. */
export function postedText(form: FormData, name: string, longest = 5000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "").trim().slice(0, longest) : "";
}
