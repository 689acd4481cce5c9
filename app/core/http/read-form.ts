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
