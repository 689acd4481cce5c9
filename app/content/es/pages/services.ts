// Translates content/en/pages/services.ts as of e006efab5e13.
import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { freeConsultation } from "../free-consultation";
import type { ServicesWords } from "./page-words";

export const resultsText = (count: number, query: string) =>
  `${count} ${count === 1 ? "tratamiento" : "tratamientos"}${query ? ` para “${query}”` : ""}`;

export const servicesWords = ({ figures, ...facts }: Facts): ServicesWords => ({
  search: {
    title: "Todos los tratamientos y precios",
    description: `Precios de péptidos, terapia hormonal, salud sexual y pérdida de peso en ${facts.city}. Todo tratamiento empieza con una consulta gratuita.`,
    keywords: [
      "precios de péptidos",
      "costo de la terapia hormonal",
      `semaglutida ${facts.city}`,
      "inyecciones de NAD+",
      "catálogo de tratamientos",
      "receta de un médico",
    ],
  },
  hero: {
    kicker: "Todos los tratamientos",
    headline: "Tratamientos y precios",
    lead: "Abra cualquier tratamiento para ver para qué es, cómo se usa, cuánto cuesta y quién no debe usarlo.",
  },
  filters: { label: "Mostrar tratamientos para", all: "Todo lo que ofrecemos" },
  find: { label: "Buscar tratamientos", placeholder: "Buscar" },
  views: {
    label: "Mostrar los tratamientos como",
    shelf: "Imágenes",
    index: "Lista",
    evidence: "Por evidencia",
  },
  empty: {
    heading: "No se encontró nada con ese nombre",
    text: "Pruebe con otra palabra o llámenos. Si busca por su nombre de marca un medicamento aprobado, pregunte al médico qué medicamentos aprobados se pueden recetar.",
    reset: "Mostrar todos los tratamientos",
  },
  elsewhere: {
    heading: "Nada coincide aquí",
    text: "Pruebe otra categoría o quite el filtro de evidencia.",
    button: "Buscar en todos los tratamientos",
  },
  howItWorks: {
    heading: "Cómo empezar un tratamiento",
    text: `En esta página no puede pedir medicamentos. Cada tratamiento requiere una consulta y una receta. ${freeConsultation} Una consulta dura ${fromTo(figures.consultationMinutes)} minutos. El médico decide si es seguro para usted. Usted decide si lo quiere.`,
  },
});
