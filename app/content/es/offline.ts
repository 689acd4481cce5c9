// Translates content/en/offline.ts as of d717a866121c.
/** Beside the consultation form's button, when there is no connection. */
export const offlineWords = {
  lost: "No tiene conexión, así que no se envió nada. Lo que escribió sigue en esta pestaña. También puede llamarnos:",
  back: "Ya tiene conexión otra vez. Su solicitud todavía no se ha enviado.",
  send: "Enviarla ahora",
  orCall: "O llámenos:",
} as const;
