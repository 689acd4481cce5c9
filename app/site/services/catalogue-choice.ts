import { longestQuery } from "~/catalogue/find";
import { pageNumber } from "~/catalogue/paging";
import type { CategoryId } from "~/catalogue/product";
import type { Words } from "~/content/site";
import { type Rung, rungs } from "~/facts/evidence";
import { type View, views } from "./catalogue-views";

/** What a URL of a paged catalogue asks for. */
export type Choice = {
  query: string;
  category: CategoryId | null;
  /** The lowest rung of the shown treatments. */
  evidence: Rung | null;
  view: View;
  page: number;
};

/** The first page of all treatments. */
export const everything: Choice = {
  query: "",
  category: null,
  evidence: null,
  view: "shelf",
  page: 1,
};

export const readChoice = (
  asked: URLSearchParams,
  { categories }: Pick<Words, "categories">,
): Choice => ({
  query: (asked.get("q") ?? "").trim().slice(0, longestQuery),
  category: categories.find(({ id }) => id === asked.get("category"))?.id ?? null,
  evidence: rungs.find((rung) => rung === asked.get("evidence")) ?? null,
  view: views.find((view) => view === asked.get("view")) ?? "shelf",
  page: pageNumber(asked.get("page")),
});

/** The query of a choice, in its only spelling: "" for the first page of all treatments. */
export function searchOf({ query, category, evidence, view, page }: Choice): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (query) parameters.set("q", query);
  if (evidence) parameters.set("evidence", evidence);
  if (view !== "shelf") parameters.set("view", view);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** The results of a choice: its link moves focus to their number. */
export const resultsId = "results";
export const hrefOf = (choice: Choice) => `/services${searchOf(choice)}#${resultsId}`;
