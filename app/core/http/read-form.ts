import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { postedFormContext } from "~/context";
import { plainText } from "~/facts/typed-text";

/**
 * The fields of a posted form, read by its schema. Of a field that was sent twice the first value
 * counts. Throws 400 for a form that no page of the site has.
 */
export function readForm<Fields extends z.ZodRawShape>(
  context: Readonly<RouterContextProvider>,
  fields: Fields,
): z.output<z.ZodObject<Fields>> {
  const posted = Object.fromEntries([...context.get(postedFormContext)].toReversed());
  const read = z.object(fields).safeParse(posted);
  if (!read.success) throw data(null, { status: 400 });
  return read.data;
}

/** A field as it was sent; "" when it is missing or a file. */
export const wholeText = z.string().catch("");

/**
 * A text as `plainText` reads it, without NUL, which the database does not store, and cut at
 * `longest` characters; "" when it is missing or a file.
 */
export const formText = (longest = 64_000) =>
  wholeText.overwrite((text) => plainText(text.replaceAll("\0", "")).slice(0, longest));

/** The field `do`: which of the form's changes is asked for, and the value after its colon or "". */
export const formChange = <const Name extends string>(...names: Name[]) =>
  formText()
    .transform((text) => /^([^:]*):?(.*)$/s.exec(text)?.slice(1))
    .pipe(z.tuple([z.enum(names), z.string()]));

/** The random text that makes a double click or a retry the same submission. */
export const formKey = z.string().regex(/^[\w-]{8,80}$/);

/**
 * A text field of a form as `formText` reads it, for forms whose fields depend on what they show.
 */
export const postedText = (form: FormData, field: string, longest?: number) =>
  formText(longest).parse(form.get(field));

/**
 * A posted form of the desk: its texts, its idempotency key (null without one of the right shape),
 * and the change that its field `do` names, with a value after a colon.
 */
export function readPost(context: Readonly<RouterContextProvider>) {
  const form = context.get(postedFormContext);
  const text = (name: string) => postedText(form, name);
  const [, what = "", value = ""] = /^([^:]*):?(.*)$/s.exec(text("do")) ?? [];
  const idempotencyKey = formKey.safeParse(form.get("attempt")).data ?? null;
  return { form, text, what, value, idempotencyKey };
}

export type Post = ReturnType<typeof readPost>;
