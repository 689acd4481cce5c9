import { useEffect } from "react";
import { frameWords } from "~/content/en/frame";

/** Begins the page's title while a form has errors, so that screen readers say it first. */
export const errorPrefix = frameWords.error;

/** The server begins the title with it too, where scripts are off (page-title.tsx). */
export const useErrorTitle = (isWrong: boolean) => useTitlePrefix(isWrong ? errorPrefix : "");

/** Prefix of the page's title while the component is mounted; "" leaves the title alone. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    if (!prefix) return;
    const bare = document.title.replace(prefix, "");
    document.title = prefix + bare;
    return () => {
      document.title = bare;
    };
  }, [prefix]);
}
