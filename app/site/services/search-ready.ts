import type { Find } from "~/catalogue/find";

/** What the search says when its script is there. */
export type SearchReady = CustomEvent<Promise<Find>>;
