/** The files that the page's head, phones and the manifest name. */
export const icons = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
];

/** Whether a path is that of a clinic's own picture: one of its icons or preview cards. */
export const isOfClinic = (path: string) =>
  icons.includes(path) || path.startsWith("/pictures/og/");
