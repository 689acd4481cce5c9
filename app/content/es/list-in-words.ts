// Translates content/en/list-in-words.ts as of 64c31a17baad.
/** Spanish writes "e" for "y" before the sound of an i, which this formatter does too. */
const list = new Intl.ListFormat("es");

/** "lunes, miércoles y viernes" */
export const listInWords = (items: readonly string[]) => list.format(items);
