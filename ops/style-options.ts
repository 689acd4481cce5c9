import type { CSSOptions } from "vite";

/** The oldest browsers that the style is written for. */
export const styleBrowsers = ["chrome123", "firefox125", "safari17.5", "ios17.5"];

/** A version as Lightning CSS packs it. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Lightning CSS resolves the named widths of app/ui/styles/widths.css, also in inlined scripts. */
export const styleOptions: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: {
    drafts: { customMedia: true },
    targets: {
      chrome: version(123),
      firefox: version(125),
      safari: version(17, 5),
      ios_saf: version(17, 5),
    },
  },
};
