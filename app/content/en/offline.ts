/** Beside the consultation form's button, when there is no connection. */
export const offlineWords = {
  lost: "You have no connection, so nothing was sent. What you typed stays in this tab. You can also call us:",
  back: "Your connection is back. Your inquiry is not sent yet.",
  send: "Send it now",
  orCall: "Or call us:",
} as const;
