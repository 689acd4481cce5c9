import { type RouterContextProvider, redirect } from "react-router";
import type { FactField } from "~/facts/fact-fields";
import { readTypedFields } from "./read-typed-fields";
import { siteOf } from "./site-of";

/** Keeps what was typed, whatever it is; goes on to the review when nothing is wrong with it. */
export async function saveFacts(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: readonly FactField[],
) {
  const { site, who } = siteOf(context);
  const form = await request.formData();
  const problems = await site.saveDraft({ who, typed: readTypedFields(form, fields) });
  const isRight = Object.keys(problems).length === 0;
  if (form.get("do") === "review" && isRight) return redirect("/staff/site/review", 303);
  const { pathname } = new URL(request.url);
  return redirect(`${pathname}?saved=1`, 303);
}
