/** British lists have no comma before "and", and neither have ours. */
const list = new Intl.ListFormat("en-GB");

/** "Monday, Wednesday and Friday" */
export const listInWords = (items: readonly string[]) => list.format(items);
