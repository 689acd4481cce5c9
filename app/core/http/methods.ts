/** The methods that the site supports; all others get 405. */
export const methods: readonly string[] = ["GET", "HEAD", "POST", "OPTIONS"];
