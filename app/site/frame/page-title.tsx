import { useSite } from "~/content/use-site";
import { fullTitle } from "~/site/seo/page-head";

/** A title that a response changes, on pages whose `pageHead` has `titleInPage`. */
export function PageTitle({
  title,
  isWrong = false,
  prefix,
}: {
  title: string;
  isWrong?: boolean;
  /** Text before the title. */
  prefix?: string;
}) {
  const { facts, words } = useSite();
  const before = prefix ?? (isWrong ? words.frameWords.error : "");
  return <title>{before + fullTitle(facts, title)}</title>;
}
