import { useEffect } from "react";

const prefix = "Error: ";

/** As the server does for a plain form: who lists the tabs, or hears the title, knows. */
export function useErrorTitle(isWrong: boolean) {
  useEffect(() => {
    if (!isWrong) return;
    const bare = document.title.replace(prefix, "");
    document.title = prefix + bare;
    return () => {
      document.title = bare;
    };
  }, [isWrong]);
}
