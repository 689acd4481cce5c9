import { absoluteRules } from "./absolute-rules";

/** Texts around an area's list of who should not take each of its treatments. */
export const areaSafetyWords = {
  heading: "Who should not take them",
  all: "For all of them",
  end: `This is the short list. See each treatment’s page for all warnings. ${absoluteRules.call911}`,
} as const;
