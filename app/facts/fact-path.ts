const spanish = "spanish.";

/** Path of a fact's Spanish text: "spanish.hours.holidayNote". */
export const spanishPath = (path: string) => spanish + path;

/** The path of the English text that a Spanish one translates; undefined for every other fact. */
export const translatedPath = (path: string): string | undefined =>
  path.startsWith(spanish) ? path.slice(spanish.length) : undefined;

/** The keys of a path. Spanish texts are in one record, by the whole path of the English one. */
export function keysOf(path: string): string[] {
  const english = translatedPath(path);
  return english === undefined ? path.split(".") : ["spanish", english];
}

/** The value at a path of the facts, or of a part of them; undefined where there is none. */
export function factAt(facts: unknown, path: string): unknown {
  let value = facts;
  for (const key of keysOf(path)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
