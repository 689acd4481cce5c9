/** Written by `npm run no-tracking`, from the browser's own record. */
export const noTrackingResult = {
  measuredOn: "November 25, 2026",
  pages: 49,
  states: 23,
  requests: 757,
  requestsToOthers: 0,
  cookies: 0,
  storedItems: 0,
} as const;
