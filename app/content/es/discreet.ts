// Translates content/en/discreet.ts as of 702bb39ee0b3.
/** Texts for people who do not want others to see that they read this site. */
export const discreetWords = {
  leave: "Salir de esta página",
  neutral: "Ocultar el título de la pestaña",
  /** For screen readers: opens the hint. */
  about: "Qué hace “Salir de esta página”",
  hint: "“Salir de esta página” (o presionar Escape tres veces) abre una página vacía y borra lo que usted escribió. El historial de su navegador sigue mostrando las páginas que visitó.",
} as const;

/** Neutral title of the tab on request; the only text that its script needs. */
export const neutralTitle = "Notas";
