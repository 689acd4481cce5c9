import { z } from "zod";

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Adds the facts that a stored value lacks and its schema requires: those of `defaults`, at every
 * depth, or null where the schema allows it. Optional facts stay absent, since the clinic may have
 * removed them, and a list is kept unchanged. The result may still be invalid.
 */
export function withDefaults(schema: z.core.$ZodType, stored: unknown, defaults: unknown): unknown {
  if (stored === undefined) {
    if (schema instanceof z.ZodOptional) return undefined;
    return defaults === undefined && schema instanceof z.ZodNullable ? null : defaults;
  }
  const inner =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray && Array.isArray(stored))
    return stored.map((one) => withDefaults(inner.element, one, undefined));
  if (!isHolder(stored)) return stored;
  const below = isHolder(defaults) ? defaults : {};
  const parts = partsOf(inner, stored, below).map(
    ([key, part]) => [key, withDefaults(part, stored[key], below[key])] as const,
  );
  return {
    ...stored,
    ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)),
  };
}

/** The keys to check, each with its schema. */
function partsOf(schema: unknown, stored: Holder, defaults: Holder): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (!(schema instanceof z.ZodRecord)) return [];
  const part = schema.valueType;
  // An entry without required parts, such as another wording of a question, may have been removed.
  const missing = requiresNothing(part) ? [] : Object.keys(defaults);
  return [...new Set([...Object.keys(stored), ...missing])].map((key) => [key, part]);
}

const requiresNothing = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodObject &&
  Object.values(schema.shape).every((part) => part instanceof z.ZodOptional);
