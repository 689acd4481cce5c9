/** Looks at a payment that is not confirmed yet: about a minute, then the visitor may go. */
export const mostLooks = 12;
