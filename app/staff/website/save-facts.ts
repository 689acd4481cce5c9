import { type RouterContextProvider, redirect } from "react-router";
import type { FactField } from "~/facts/fact-fields";
import { fieldName } from "~/facts/field-name";
import { weekdays } from "~/facts/hours/opening-hours";
import { typedWindowRows } from "~/facts/typed-windows";
import { deskOf } from "~/staff/frame/staff-context";
import { typedRows } from "./closed-day-rows";
import { saveDrafts } from "./drafts.server";

/** Stores the typed values, also invalid ones; redirects to the review when all are valid. */
export async function saveFacts(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: readonly FactField[],
) {
  const { app, actor } = deskOf(context);
  const form = await request.formData();
  const problems = await saveDrafts(app, { actor, typed: readTypedFields(form, fields) });
  const isRight = Object.keys(problems).length === 0;
  if (form.get("do") === "review" && isRight) return redirect("/staff/site/review", 303);
  const { pathname } = new URL(request.url);
  return redirect(`${pathname}?saved=1`, 303);
}

/** Suffix of the first field's name, for facts with several fields. */
const firstOf: Partial<Record<FactField["kind"], string>> = {
  hours: "opens",
  days: "from",
  windows: "opens",
};

/**
 * Typed values of a form of facts, by path. Two times of a day are one fact: "09:00-17:00", or ""
 * where both are empty or the day is closed. The rows of closed days are one fact too, and so are
 * those of times to call back.
 */
export function readTypedFields(
  form: FormData,
  fields: readonly Pick<FactField, "path" | "kind">[],
): Record<string, string> {
  const typed: Record<string, string> = {};
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  for (const { path, kind } of fields) {
    const name = fieldName(path);
    const all = (part: string) => form.getAll(`${name}-${part}`).map(String);
    const value = text(firstOf[kind] ? `${name}-${firstOf[kind]}` : name);
    if (value === null) continue;
    if (kind === "hours") {
      const closes = text(`${name}-closes`) ?? "";
      const isClosed = text(`${name}-closed`) !== null || (value === "" && closes === "");
      typed[path] = isClosed ? "" : `${value.slice(0, 5)}-${closes.slice(0, 5)}`;
    } else if (kind === "days") {
      const [untils, names] = [all("until"), all("name")];
      typed[path] = typedRows(
        all("from").map((from, n) => ({ from, until: untils[n] ?? "", name: names[n] ?? "" })),
      );
    } else if (kind === "windows") {
      const closes = all("closes");
      typed[path] = typedWindowRows(
        all("opens").map((opens, n) => ({
          days: weekdays.filter((day) => all(`days-${n}`).includes(day)),
          opens: opens.slice(0, 5),
          closes: closes[n]?.slice(0, 5) ?? "",
        })),
      );
    } else typed[path] = value;
  }
  return typed;
}
