import { redirect, type RouterContextProvider } from "react-router";
import { readTypedFields } from "./read-typed-fields";
import { siteOf } from "./site-of";

/** Keeps what was typed, whatever it is; goes on to the review when nothing is wrong with it. */
export async function saveFacts(request: Request, context: Readonly<RouterContextProvider>) {
  const { site, who } = siteOf(context);
  const form = await request.formData();
  const problems = await site.saveDraft({ who, typed: readTypedFields(form) });
  const isRight = Object.keys(problems).length === 0;
  if (form.get("do") === "review" && isRight) return redirect("/staff/site/review", 303);
  const { pathname } = new URL(request.url);
  return redirect(`${pathname}?saved=1`, 303);
}
