// Translates content/en/pages/catalogue-pages.ts as of e49c6232883c.
export const catalogueWords = {
  where: (number: number, of: number) => `página ${number} de ${of}`,
  links: {
    label: "Páginas de tratamientos",
    previous: "Página anterior",
    next: "Página siguiente",
    page: (number: number) => `Página ${number}`,
  },
};
