/** The time zones of the United States as people there call them, without "Time". */
export const zoneNames = [
  "Eastern",
  "Central",
  "Mountain",
  "Mountain Standard",
  "Pacific",
  "Alaska",
  "Hawaii-Aleutian Standard",
  "Atlantic Standard",
] as const;
export type ZoneName = (typeof zoneNames)[number];

/** What tells one clinic from another and never changes at the desk. */
export type Identity = {
  /** Prefix of every reference, e.g. "CW-7K3M-Q2". */
  referenceInitials: string;
  /** Origin of the canonical URLs; changing it requires redirects too. */
  domain: string;
  /** The clinic's IANA time zone: its hours, and the times that visitors and staff read. */
  timeZone: string;
  timeZoneName: ZoneName;
  /** Where a dispute goes to court (terms of use). */
  courts: { county: string; federal: string };
  /** Hue of buttons, links and the mark in OKLCH, in degrees; null: the build's own colors. */
  hue: number | null;
  /** The mark: one filled path in a square of 24 units. */
  mark: string;
  /** Paths of its own icons and preview cards; null: the build has all of them. */
  pictures: ReadonlySet<string> | null;
};

export const ownZone = { timeZone: "America/New_York", timeZoneName: "Eastern" } as const;

/** The build's own clinic, without CLINIC_DIR. */
export const ownIdentity: Identity = {
  referenceInitials: "CW",
  domain: "https://www.coquinawellness.example",
  ...ownZone,
  courts: { county: "Duval", federal: "Jacksonville" },
  hue: null,
  // A coquina shell's fan in five rays, tilted like the real shell.
  mark: "M8.07 19.29L2.30 18.50A3.09 3.09 0 0 1 4.32 13.98L8.76 17.74A5.2 5.2 0 0 0 8.07 19.29ZM9.43 16.91L2.17 10.93A4.11 4.11 0 0 1 7.51 7.11L10.81 15.93A5.2 5.2 0 0 0 9.43 16.91ZM11.81 15.56L8.09 5.19A4.56 4.56 0 0 1 15.35 4.56L13.50 15.42A5.2 5.2 0 0 0 11.81 15.56ZM14.55 15.60L16.26 6.35A4.11 4.11 0 0 1 22.19 9.17L16.07 16.33A5.2 5.2 0 0 0 14.55 15.60ZM16.88 17.03L20.19 12.99A2.92 2.92 0 0 1 22.81 16.87L17.83 18.43A5.2 5.2 0 0 0 16.88 17.03ZM9.96 19.58A3.3 3.3 0 0 1 16.01 19.05L15.20 21.80A1.2 1.2 0 0 1 14.10 22.60L11.90 22.60A1.2 1.2 0 0 1 10.80 21.80Z",
  pictures: null,
};
