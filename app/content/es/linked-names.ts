// Translates content/en/linked-names.ts as of 2a63dd3688fc.
export const linkedNames: Readonly<Record<string, string>> = {
  "Política de privacidad": "/privacy",
  "Política de reembolsos": "/refund-policy",
  "política de reembolsos": "/refund-policy",
  "aviso sobre el estimado de buena fe": "/good-faith-estimate",
  "estimado de buena fe": "/good-faith-estimate",
  "página de tratamientos": "/services",
  "formulario de contacto": "/contact",
  "página de pagos": "/payment",
  "página de pérdida de peso": "/weight-loss",
};
