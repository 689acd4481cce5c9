/** Values that must not change while the site runs or after references were issued. */

/** Prefix of every reference, e.g. "CW-7K3M-Q2". */
export const referenceInitials = "CW";

/** Origin of the canonical URLs; changing it requires redirects too. */
export const domain = "https://www.coquinawellness.example";

/** The clinic's IANA time zone: its hours, and the times that visitors and staff read. */
export const timeZone = "America/New_York";

/** The zone's name in the United States, without "Time". */
export const timeZoneName = "Eastern";
