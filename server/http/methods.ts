/** The methods that the site supports; all others are answered with 405. */
export const methods: readonly string[] = ["GET", "HEAD", "POST", "OPTIONS"];
