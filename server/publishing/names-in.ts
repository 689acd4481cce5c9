/**
 * The names that rules could be about: elements, classes, ids and attributes of the page's markup.
 * Words of its text, style and scripts are none, so that "steps" in a sentence does not keep the
 * rules of `.steps`.
 */
export function namesIn(html: string) {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "<$1>");
  for (const [, tag = "", attributes = ""] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    tags.add(tag.toLowerCase());
    for (const [, written = "", value = ""] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      names.add(name);
      values.add(value);
      if (name === "class") for (const one of value.split(/\s+/)) classes.add(one);
      if (name === "id") ids.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}
