// Translates content/en/wordmark.ts as of b9acaf01b5ef.
export { mark, tabIcon } from "../en/wordmark";
