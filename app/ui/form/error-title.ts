import { useEffect } from "react";
import { frameWords } from "~/content/en/frame";

/** Prefix of the page's title while a form has errors, so that screen readers read it first. */
export const errorPrefix = frameWords.error;

/** Without scripts the server sets the same prefix (page-title.tsx). */
export const useErrorTitle = (isWrong: boolean) => useTitlePrefix(isWrong ? errorPrefix : "");

/** Sets a prefix of the page's title while the component is mounted; "" sets none. */
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
