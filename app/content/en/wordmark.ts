import { inClinicHue } from "../../facts/clinic-hue";
import { isOwnClinic, mark as path } from "../../facts/identity";

/** The clinic's mark. */
export const mark = {
  viewBox: "0 0 24 24",
  /** One filled path in the current color (`fill="currentColor"`). */
  path,
  /** By day and by night. */
  colors: isOwnClinic
    ? { light: "#8a4632", dark: "#e9b79c" }
    : { light: inClinicHue("#24443a"), dark: inClinicHue("#a8cbb8") },
} as const;

const { light, dark } = mark.colors;

/** The browser tab's icon: an SVG that follows the browser's light or dark theme. */
export const tabIcon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${mark.viewBox}'><style>path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}</style><path d='${mark.path}'/></svg>`;
