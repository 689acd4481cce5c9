/**
 * The first name for a greeting; null for a text that somebody wants to have mailed to
 * strangers: more than three words, digits, a dot between letters, "www" or "http".
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.trim();
  const isProse =
    name.split(/\s+/).length > 3 ||
    /\p{Nd}/u.test(name) ||
    /[\p{L}\p{M}]\p{P}*[.。．｡]\p{P}*\p{L}/u.test(name) ||
    /www|http/i.test(name.normalize("NFKC"));
  return name === "" || isProse ? null : name;
}
