/** What cannot change while the site runs, nor once references have been given out. */

/** They begin every reference, e.g. "CW-7K3M-Q2". */
export const referenceInitials = "CW";

/** Origin of the canonical addresses; moving to another takes more than a word. */
export const domain = "https://www.coquinawellness.example";

/** The clinic's IANA time zone: its hours, and the times that staff read. */
export const timeZone = "America/New_York";
