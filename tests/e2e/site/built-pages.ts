import { builtPages } from "../../../app/static-paths";

/** One treatment stands for all where a check is the same for each of them. */
export const onePageOfEachKind = builtPages.filter(
  (path) => !path.startsWith("/treatments/") || path === "/treatments/semaglutide",
);
