import { useSite } from "~/content/use-site";
import { fullTitle } from "~/site/seo/page-head";
import { errorPrefix } from "~/ui/form/error-summary";

/** A title that a response changes, on pages whose `pageHead` has `titleInPage`. */
export function PageTitle({
  title,
  isWrong = false,
  prefix = isWrong ? errorPrefix : "",
}: {
  title: string;
  isWrong?: boolean;
  /** Text before the title. */
  prefix?: string;
}) {
  const facts = useSite().facts;
  return <title>{prefix + fullTitle(facts, title)}</title>;
}
