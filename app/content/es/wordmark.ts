// Translates content/en/wordmark.ts as of 38df3070aad1.
export { mark, tabIcon } from "../en/wordmark";
