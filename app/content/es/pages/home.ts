// Translates content/en/pages/home.ts as of baaa50d593c8.
import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { neighbor, region } from "../../../facts/places";
import { freeConsultation } from "../free-consultation";
import type { HomeWords } from "./page-words";

export const homeWords = ({ figures, ...facts }: Facts): HomeWords => ({
  search: {
    title: `Clínica de hormonas, peso y péptidos, ${facts.city}, ${facts.state}`,
    description: `Terapia hormonal, péptidos, pérdida de peso, salud sexual y estética en ${facts.city}. Precios en línea, primera consulta gratis y los riesgos, sin rodeos.`,
    keywords: [
      `clínica de bienestar ${facts.city}`,
      `clínica de longevidad ${region(facts)}`,
      `terapia hormonal ${facts.city}`,
      `terapia con péptidos ${neighbor(facts)}`,
      `pérdida de peso médica ${facts.city}`,
      "consulta gratuita",
    ],
  },
  hero: {
    kicker: "Hormonas, pérdida de peso y péptidos con la guía de un médico",
    headline: "La buena medicina se toma su tiempo",
    lead: "Cuéntenos qué ha cambiado. Repasaremos sus opciones, cuánto cuestan y qué puede salir mal. Un médico decide sobre cada receta.",
    call: "Llame para una consulta",
    browse: "Ver tratamientos",
  },
  values: {
    heading: "Con qué puede contar",
    items: [
      {
        title: "Precios transparentes",
        text: "Los precios están en este sitio, excepto lo que depende de sus análisis de laboratorio, y puede tener antes su total por escrito.",
      },
      {
        title: "Calidad prémium",
        text: "Si se le receta un medicamento, le decimos qué contiene y si está aprobado por la FDA o es compuesto (preparado en farmacia).",
      },
      {
        title: "Atención personalizada",
        text: "Dos personas con los mismos síntomas pueden recibir planes distintos, o no necesitar ningún tratamiento.",
      },
      {
        title: "Resultados comprobados",
        text: "Medimos su resultado y suspendemos lo que no funciona; para muchos tratamientos la evidencia es escasa, y se lo decimos.",
      },
    ],
  },
  featured: {
    heading: "Tratamientos destacados",
    intro: "Cada uno requiere una consulta y una receta, así que no puede comprarlo aquí.",
  },
  journey: {
    heading: "Cómo funciona",
    items: [
      {
        title: "Consulta inicial",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos. Usted nos habla de sus síntomas, sus medicamentos y sus metas. Le explicamos qué análisis de laboratorio necesita, y por qué.`,
      },
      {
        title: "Protocolo personalizado",
        text: "Si un tratamiento tiene sentido, el médico escribe un plan: el medicamento, la dosis, el costo, los riesgos y sus otras opciones. Usted decide si empieza. Elegir no tratarse también está bien.",
      },
      {
        title: "Apoyo continuo",
        text: `Análisis de laboratorio a las 4–6 semanas y después cada tres meses. Visitas de seguimiento de ${fromTo(figures.followUpMinutes)} minutos. Llámenos entre una visita y otra si siente que algo no está bien.`,
      },
    ],
  },
  services: {
    heading: "Qué tratamos",
    intro: "Vea en qué consiste cada área de atención, cuánto cuesta y para quién no es adecuada.",
    items: [
      {
        title: "Longevidad",
        text: "No podemos prometerle más años, y nadie más puede.",
        area: "longevity",
        href: "/anti-aging-longevity",
        label: "Sobre la longevidad",
      },
      {
        title: "Terapia con péptidos",
        text: "La mayor parte de lo que se sabe sobre los péptidos viene de animales, no de personas.",
        area: "peptide",
        href: "/peptide-therapy",
        label: "Sobre los péptidos",
      },
      {
        title: "Terapia hormonal",
        text: "El cansancio no siempre es hormonal; por eso hacemos análisis antes de tratar.",
        area: "hormone",
        href: "/hormone-replacement",
        label: "Sobre las hormonas",
      },
      {
        title: "Salud sexual",
        text: "No será la primera persona que pregunta, y aquí nadie le juzgará.",
        area: "sexual",
        href: "/sexual-health",
        label: "Sobre la salud sexual",
      },
      {
        title: "Pérdida de peso",
        text: "El peso a menudo vuelve al dejar el medicamento; también nos preparamos para eso.",
        area: "weight",
        href: "/weight-loss",
        label: "Sobre la pérdida de peso",
      },
      {
        title: "Estética",
        text: "A menudo su piel necesita menos, no más, y se lo diremos.",
        area: "aesthetics",
        href: "/weight-loss-aesthetics",
        label: "Sobre la estética",
      },
    ],
  },
  closing: {
    heading: "Empiece con una conversación",
    text: `${freeConsultation} Traiga sus preguntas y una lista de lo que toma. Si el tratamiento no es adecuado para usted, se lo diremos.`,
  },
});
