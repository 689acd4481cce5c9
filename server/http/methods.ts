/** What the site understands; everything else is answered with 405. */
export const methods: readonly string[] = ["GET", "HEAD", "POST", "OPTIONS"];
