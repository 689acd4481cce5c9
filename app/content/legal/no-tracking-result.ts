/** Written by `npm run no-tracking`, from the browser's own record. */
export const noTrackingResult = {
  measuredOn: "November 21, 2026",
  pages: 40,
  states: 10,
  requests: 461,
  requestsToOthers: 0,
  cookies: 0,
  storedItems: 0,
} as const;
