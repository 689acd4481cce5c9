/** A locale whose lists have no comma before "and". */
const list = /* @__PURE__ */ new Intl.ListFormat("en-GB");

/** "Monday, Wednesday and Friday" */
export const listInWords = (items: readonly string[]) => list.format(items);
