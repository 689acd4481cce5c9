import { identity } from "#served-identity";

/** Values that must not change while the site runs or after references were issued. */
export const { referenceInitials, domain, timeZone, timeZoneName, courts, hue, mark, pictures } =
  identity;

/** Whether the clinic is the build's own, and not one of a folder (CLINIC_DIR). */
export const isOwnClinic = pictures === null;

/** Whether this clinic has an icon or a preview card at a path: another clinic's is never shown. */
export const hasPicture = (path: string) => pictures === null || pictures.has(path);

/** Attributes of a page's html element: what its scripts know of another clinic than the build's own. */
export const zoneForScripts = isOwnClinic
  ? {}
  : { "data-time-zone": timeZone, "data-time-zone-name": timeZoneName };
