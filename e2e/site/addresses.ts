import { staticPaths } from "../../app/static-paths";

/** Every page that is built as a file; without the files for machines. */
export const builtPages = staticPaths.filter((path) => !/\.[a-z]+$/.test(path));

/** One treatment stands for all where a check is the same for each of them. */
export const onePageOfEachKind = builtPages.filter(
  (path) => !path.startsWith("/treatments/") || path === "/treatments/semaglutide",
);
