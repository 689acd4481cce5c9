export const storageKey = "my-list";

export type KeptList = {
  /** Slugs and titles of the chosen treatments, in the order of the page. */
  treatments: { slug: string; title: string }[];
  /** Typed values, by the id of the field. */
  notes: Record<string, string>;
};

const empty: KeptList = { treatments: [], notes: {} };

/** A visitor's list: stored in this tab, or on the device when that is ticked. */
export const keptList = {
  read(): KeptList & { onDevice: boolean } {
    try {
      const device = localStorage.getItem(storageKey);
      const text = device ?? sessionStorage.getItem(storageKey);
      return { ...empty, ...JSON.parse(text ?? "{}"), onDevice: device !== null };
    } catch {
      // The browser stores nothing, or the stored text is not ours.
      return { ...empty, onDevice: false };
    }
  },
  /** An empty list is removed from the storage. */
  write(list: KeptList, onDevice: boolean) {
    try {
      localStorage.removeItem(storageKey);
      sessionStorage.removeItem(storageKey);
      if (list.treatments.length === 0 && !Object.values(list.notes).some(Boolean)) return;
      const storage = onDevice ? localStorage : sessionStorage;
      storage.setItem(storageKey, JSON.stringify(list));
    } catch {
      // The page can still be filled in and printed without storage.
    }
  },
};
