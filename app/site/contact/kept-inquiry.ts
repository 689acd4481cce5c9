const storageKey = "inquiry";

type Typed = Record<string, string | undefined>;

/**
 * Puts a link's subject before the text that was typed earlier, instead of the line that an
 * `earlier` link had put there, such as in the other language.
 */
export function joined(subject: string, typed: string, earlier = ""): string {
  if (typed.includes(subject)) return typed;
  const rest = typed.split("\n").filter((line) => line !== earlier || line === "");
  return [subject, rest.join("\n")].filter(Boolean).join("\n");
}

/** Values typed into the consultation form, by field; kept in this tab only. */
export const keptInquiry = {
  read(): Typed {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    } catch {
      // The browser stores nothing, or the stored text is not ours.
      return {};
    }
  },
  /** Empty fields are removed from the storage. */
  write(typed: Typed) {
    try {
      if (Object.values(typed).some(Boolean))
        sessionStorage.setItem(storageKey, JSON.stringify(typed));
      else sessionStorage.removeItem(storageKey);
    } catch {
      // The form also works without storage.
    }
  },
};
