import { useEffect } from "react";
import { frameWords } from "~/content/en/frame";

/** Said first: who lists the tabs, or hears the title, knows. */
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
