// Translates content/en/list-in-words.ts as of cbef536cd4da.
/** Spanish writes "e" for "y" before the sound of an i, which this formatter does too. */
const list = /* @__PURE__ */ new Intl.ListFormat("es");

/** "lunes, miércoles y viernes" */
export const listInWords = (items: readonly string[]) => list.format(items);
