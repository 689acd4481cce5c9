import { z } from "zod";
import { type Facts, factsProblems, factsSchema } from "./facts-schema";

/**
 * The current version of the facts' format. A schema change that published facts no longer fit
 * raises it, and adds a step below that converts them.
 */
export const factsFormat = 1;

type Stored = Record<string, unknown>;

const isHolder = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Migration steps, by the format that they convert; each gets a test with facts of that format, and
 * is never changed once it is released.
 */
const steps: Readonly<Record<number, (facts: Stored) => Stored>> = {};

/**
 * Converts stored facts to the current format. Facts that a newer build requires, at any depth, are
 * taken from its own (withDefaults), so that a new fact needs no step.
 * @param own the build's facts
 */
export function migrateFacts(
  stored: unknown,
  form: number,
  own: Facts,
): { facts: Facts } | { problems: string[] } {
  if (form > factsFormat)
    return { problems: [`They were published by a newer version of the site (form ${form}).`] };
  return factsProblems(inTodaysForm(stored, form, own));
}

/** Converts without validation: only for comparing and showing, never for serving. */
export function inTodaysForm(stored: unknown, form: number, own: Facts): Facts {
  let facts = stored as Stored;
  for (let at = form; at < factsFormat; at += 1) facts = steps[at]?.(facts) ?? facts;
  return withDefaults(factsSchema, facts, own) as Facts;
}

/**
 * Adds the facts that a stored value lacks and its schema requires: those of `defaults`, at every
 * depth, or null where the schema allows it. Optional facts stay absent, since the clinic may have
 * removed them, and a list is kept unchanged. The result may still be invalid.
 */
function withDefaults(schema: z.core.$ZodType, stored: unknown, defaults: unknown): unknown {
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
function partsOf(schema: unknown, stored: Stored, defaults: Stored): [string, z.core.$ZodType][] {
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
