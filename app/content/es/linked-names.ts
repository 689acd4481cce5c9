// Translates content/en/linked-names.ts as of b5ce5dd0c51f.
export const linkedNames: Readonly<Record<string, string>> = {
  "Política de privacidad": "/privacy",
  "Política de reembolsos": "/refund-policy",
  "política de reembolsos": "/refund-policy",
  "aviso sobre el estimado de buena fe": "/good-faith-estimate",
  "estimados de buena fe": "/good-faith-estimate",
  "estimado de buena fe": "/good-faith-estimate",
  "página de tratamientos": "/services",
  "formulario de contacto": "/contact",
  "página de pagos": "/payment",
  "página de pérdida de peso": "/weight-loss",
};
