import { useEffect } from "react";
import { frameWords } from "~/content/en/frame";

/** Begins the page's title while a form has errors, so that screen readers say it first. */
export const errorPrefix = frameWords.error;

/** As the server does for a plain form (page-title.tsx). */
export function useErrorTitle(isWrong: boolean) {
  useEffect(() => {
    if (!isWrong) return;
    const bare = document.title.replace(errorPrefix, "");
    document.title = errorPrefix + bare;
    return () => {
      document.title = bare;
    };
  }, [isWrong]);
}
