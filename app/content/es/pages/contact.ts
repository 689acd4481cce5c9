// Translates content/en/pages/contact.ts as of 8faccd802189.
import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { neighbor } from "../../../facts/places";
import { freeConsultation, pricesOnline } from "../free-consultation";
import { allTimes } from "./book-alone";
import type { ContactWords } from "./page-words";

export const contactWords = ({ figures, ...facts }: Facts): ContactWords => ({
  search: {
    title: `Reserve una consulta gratuita en ${facts.city}, ${facts.state}`,
    description: `Llame o escriba a la clínica en ${facts.city}: consulta gratuita sobre peso, hormonas, péptidos, salud sexual o estética. Vea nuestro horario.`,
    keywords: [
      "contacto clínica de bienestar",
      `consulta gratuita ${facts.city}`,
      "reservar consulta",
      `horario de la clínica ${facts.city}`,
      `bienestar ${neighbor(facts)}`,
    ],
  },
  hero: {
    kicker: "Contacto",
    headline: "Reserve una consulta gratuita",
    lead: `Escríbanos o llame. Encontraremos una hora para su consulta, que dura ${fromTo(figures.consultationMinutes)} minutos.`,
  },
  details: {
    heading: "Comuníquese con nosotros directamente",
    location: `${facts.city}, ${facts.state}`,
  },
  hours: {
    heading: "Horario de atención",
    office: "Horario del consultorio",
    closed: "Cerrado",
    calls: "Horario telefónico",
    noCalls: "Sin llamadas",
    timeZone: allTimes,
  },
  reasons: {
    heading: `Razones para elegir ${facts.name}`,
    points: [
      "Un médico decide sobre cada receta.",
      `${freeConsultation} No hay ningún compromiso.`,
      pricesOnline,
      `Las visitas toman su tiempo: ${fromTo(figures.consultationMinutes)} minutos la primera, ${fromTo(figures.followUpMinutes)} las de seguimiento.`,
      "Los análisis de laboratorio a las 4–6 semanas, y después cada tres meses, muestran si un tratamiento funciona.",
      "Nombramos los riesgos y decimos cuándo hay poca evidencia.",
    ],
  },
});
