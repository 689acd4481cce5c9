/** Values that must not change while the site runs or after references were issued. */

/** They begin every reference, e.g. "CW-7K3M-Q2". */
export const referenceInitials = "CW";

/** Origin of the canonical URLs; moving to another takes more than a word. */
export const domain = "https://www.coquinawellness.example";

/** The clinic's IANA time zone: its hours, and the times that visitors and staff read. */
export const timeZone = "America/New_York";

/** As people in the United States call that zone, without "Time". */
export const timeZoneName = "Eastern";
