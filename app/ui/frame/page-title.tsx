import { useFacts } from "~/facts/use-facts";
import { fullTitle } from "~/seo/page-head";
import { errorPrefix } from "../form/error-title";

/** The title of a page that an answer changes: its `pageHead` is asked for with `titleInPage`. */
export function PageTitle({ title, isWrong = false }: { title: string; isWrong?: boolean }) {
  const facts = useFacts();
  return <title>{(isWrong ? errorPrefix : "") + fullTitle(facts, title)}</title>;
}
