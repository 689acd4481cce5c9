/** Written by `npm run no-tracking`, from the browser's own record. */
export const noTrackingResult = {
  measuredOn: "November 22, 2026",
  pages: 40,
  states: 17,
  requests: 554,
  requestsToOthers: 0,
  cookies: 0,
  storedItems: 0,
} as const;
