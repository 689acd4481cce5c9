import { z } from "zod";
import { sameFact } from "./fact-change";
import { type FieldKind, readerOf, shownFact } from "./fact-kinds";
import { keysOf, translatedPath } from "./fact-path";
import { factsSchema } from "./facts-schema";

/** A fact that can be changed at the desk. */
export type FactField = {
  path: string;
  kind: FieldKind;
  /** An empty field is rejected; otherwise the fact becomes `empty`. */
  required: boolean;
  empty?: unknown;
  /** Most characters. */
  longest: number | undefined;
  options: readonly (string | number)[] | undefined;
};

/** Error code of a typed fact; content/en/staff/fact-words.ts has the messages. */
export type TypedFactError = "empty" | "too-long" | Exclude<FieldKind, "text" | "long" | "switch">;

export type Typed = { value: unknown } | { error: TypedFactError };

/** Reads what was typed for a fact, as text or rows; a valid fact is read as itself. */
export function readTyped(field: FactField, typed: unknown): Typed {
  const { path, kind, required, empty, longest, options = [] } = field;
  const plain = typeof typed === "string" ? typed.trim() : typed;
  if (empties.some((none) => sameFact(none, plain)))
    return required ? { error: "empty" } : { value: empty };
  if (longest && shownFact(field, plain).length > longest) return { error: "too-long" };
  const { read, byRule } = readerOf(kind);
  const value = read ? read(plain as never, options) : plain;
  const isValid = byRule ? ruleOf(path).rule.safeParse(value).success : value !== undefined;
  return isValid ? { value } : { error: kind as TypedFactError };
}

const described = new Map<string, Omit<FactField, "path">>();

/** The field of the fact at a path, as its rule in facts-schema.ts describes it. Throws without a rule. */
export function fieldOf(path: string): FactField {
  const english = translatedPath(path);
  if (english !== undefined) return { ...spanishField(fieldOf(english)), path };
  const pattern = path.replace(/^(treatments|questions|people)\.[^.]+/, "$1.0");
  const field = described.get(pattern) ?? describeRule(pattern);
  described.set(pattern, field);
  return { ...field, path };
}

/** Spanish is about a fifth longer than English. */
const spanishLength = 1.25;

/** The field of a fact's Spanish text: one line for each of a list, in the same order. */
function spanishField({ kind, longest }: FactField): Omit<FactField, "path"> {
  const isText = kind === "text" || kind === "long";
  return {
    kind: isText ? kind : "list",
    required: false,
    empty: undefined,
    longest: longest && Math.ceil(longest * spanishLength),
    options: undefined,
  };
}

/** The rule of a fact, and the value that an emptied field leaves where that rule allows none. */
function ruleOf(path: string) {
  let rule: z.ZodType = factsSchema;
  let leftEmpty: Pick<FactField, "required" | "empty"> = { required: true };
  for (const key of keysOf(path)) {
    const holder = presentOf(rule);
    if (holder !== rule) leftEmpty = { required: false, empty: undefined };
    // An entry whose texts are all emptied leaves its list (tidyFacts).
    if (holder instanceof z.ZodArray) leftEmpty = { required: false, empty: "" };
    const inner = ruleIn(holder, key);
    if (!inner) throw new Error(`The schema of the facts has no ${path}.`);
    rule = inner;
  }
  return { rule, leftEmpty };
}

function describeRule(path: string): Omit<FactField, "path"> {
  const { rule, leftEmpty } = ruleOf(path);
  const accepted = empties.filter((value) => rule.safeParse(value).success);
  const fact = presentOf(rule);
  return {
    kind: kindOf(fact),
    ...(accepted.length > 0 ? { required: false, empty: accepted[0] } : leftEmpty),
    longest: fact instanceof z.ZodArray ? longestList(fact) : longestText(fact),
    options: optionsOf(fact),
  };
}

/** Values that an emptied field may leave, the first that its rule accepts. */
const empties = [undefined, null, "", [], false];

/** Most characters of a list as its field shows it. */
const longestTyped: Partial<Record<FieldKind, number>> = {
  list: 200,
  days: 1000,
  windows: 500,
  sources: 1600,
};

/** A list whose lines have a limit of their own needs none as a whole. */
const longestList = (rule: z.ZodArray) =>
  longestText(rule.element as z.ZodType) ? undefined : longestTyped[kindOf(rule)];

const longestText = (rule: z.ZodType) =>
  rule instanceof z.ZodString || rule instanceof z.ZodStringFormat
    ? (rule.maxLength ?? undefined)
    : undefined;

function optionsOf(rule: z.ZodType) {
  if (rule instanceof z.ZodEnum) return rule.options;
  return rule instanceof z.ZodLiteral ? ([...rule.values] as (string | number)[]) : undefined;
}

/** The rule of a fact that is neither absent nor null. */
function presentOf(rule: z.ZodType): z.ZodType {
  const isWrapper = rule instanceof z.ZodOptional || rule instanceof z.ZodNullable;
  return isWrapper ? presentOf(rule.unwrap() as z.ZodType) : rule;
}

function ruleIn(holder: z.ZodType, key: string): z.ZodType | undefined {
  if (holder instanceof z.ZodObject) return holder.shape[key];
  if (holder instanceof z.ZodRecord) return holder.valueType as z.ZodType;
  if (holder instanceof z.ZodArray) return holder.element as z.ZodType;
  if (holder instanceof z.ZodTuple) return holder.def.items[Number(key)] as z.ZodType;
  return undefined;
}

const kindsByFormat: Record<string, FieldKind> = {
  phone: "phone",
  email: "email",
  url: "link",
  date: "day",
};

/** Shortest limit of a text that gets several lines. */
const longText = 300;

function kindOf(rule: z.ZodType): FieldKind {
  if (rule instanceof z.ZodNumber) return "money";
  if (rule instanceof z.ZodBoolean) return "switch";
  if (rule instanceof z.ZodEnum || rule instanceof z.ZodLiteral) return "choice";
  if (rule instanceof z.ZodObject) return "hours";
  if (rule instanceof z.ZodArray) {
    if (!(rule.element instanceof z.ZodObject)) return "list";
    if ("url" in rule.element.shape) return "sources";
    return "days" in rule.element.shape ? "windows" : "days";
  }
  const format = rule instanceof z.ZodStringFormat ? rule.format : null;
  return kindsByFormat[format ?? ""] ?? ((longestText(rule) ?? 0) >= longText ? "long" : "text");
}
