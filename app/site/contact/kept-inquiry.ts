const storageKey = "inquiry";

type Typed = Record<string, string | undefined>;

/** Puts a link's subject before the text that was typed earlier. */
export const joined = (subject: string, typed: string) =>
  typed.includes(subject) ? typed : [subject, typed].filter(Boolean).join("\n");

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
