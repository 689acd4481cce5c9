/** How often an unconfirmed payment is checked: for about a minute, then the visitor may leave. */
export const mostLooks = 12;
