// Translates content/en/pages/about.ts as of 1a50d9999bff.
import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { isOwnClinic } from "../../../facts/identity";
import { neighbor, region } from "../../../facts/places";
import { freeConsultation, pricesOnline } from "../free-consultation";
import { listInWords } from "../list-in-words";
import type { AboutWords } from "./page-words";

export const aboutWords = ({ figures, ...facts }: Facts): AboutWords => ({
  search: {
    title: `Una clínica supervisada por un médico en ${facts.city}`,
    description: `Clínica de bienestar y longevidad, supervisada por un médico, para ${listInWords(facts.areaServed)}: cómo trabajamos, quién decide y qué no haremos.`,
    keywords: [
      "sobre la clínica de bienestar",
      "clínica supervisada por un médico",
      `bienestar ${facts.city}`,
      `longevidad ${neighbor(facts)}`,
      `clínica ${region(facts)}`,
    ],
  },
  hero: {
    kicker: `Sobre ${facts.name}`,
    headline: "Nos tomamos el tiempo de escuchar",
    lead: `Somos una clínica de bienestar y longevidad, supervisada por un médico, para ${listInWords(facts.areaServed)}.`,
  },
  story: {
    // "Concha" alone is vulgar in parts of South America.
    heading: isOwnClinic ? "Una concha marina tras otra" : "Paso a paso",
    paragraphs: [
      ...(isOwnClinic
        ? [
            "El antiguo fuerte de St. Augustine está construido de coquina: innumerables conchas marinas pequeñas, apretadas entre sí a lo largo del tiempo hasta que se sostienen. La salud se parece mucho a eso: el sueño, la comida, el ejercicio, las hormonas y la buena compañía se sostienen unos a otros.",
          ]
        : []),
      "Las personas vienen a vernos cuando algo ha cambiado. Sienten más cansancio, pesan más o tardan más en sanar, y quieren saber por qué. Nos tomamos el tiempo de averiguarlo.",
      "A veces ayuda un tratamiento. A veces la respuesta es dormir mejor por la noche, un cambio en un medicamento o una visita a otro médico. Le diremos cuál creemos que es la respuesta.",
    ],
  },
  principles: {
    heading: "Lo que defendemos",
    items: [
      {
        title: "Tiempo",
        text: `Las consultas duran ${fromTo(figures.consultationMinutes)} minutos y las visitas de seguimiento, ${fromTo(figures.followUpMinutes)}. No le apresuraremos.`,
      },
      {
        title: "Evidencia",
        text: "Le decimos si un tratamiento está bien estudiado, poco estudiado o no comprobado.",
      },
      {
        title: "Precios claros",
        text: pricesOnline,
      },
      {
        title: "Su decisión",
        text: "Nosotros aconsejamos; usted decide. Puede decir que no, pensarlo o dejar el tratamiento en cualquier momento. Llámenos antes de dejarlo: algunos medicamentos deben reducirse poco a poco.",
      },
    ],
  },
  oversight: {
    heading: "Quién decide, y cómo",
    paragraphs: [
      "Un médico con licencia decide sobre cada receta, después de una consulta y una evaluación. En este sitio no puede pedir un tratamiento.",
      "Si un tratamiento requiere análisis de laboratorio, estos se revisan a las 4–6 semanas y después cada tres meses. El médico revisa los resultados y cambia o suspende el tratamiento si es necesario.",
      "Muchos de nuestros tratamientos son compuestos, lo que significa que una farmacia los prepara para la receta de un solo paciente. Los medicamentos compuestos no están aprobados por la FDA. Se lo decimos antes de que usted elija.",
      "No reemplazamos a su médico de cabecera. Con su permiso compartimos lo que encontramos, para que todos los que le atienden tengan la misma información.",
    ],
  },
  closing: {
    heading: "Venga a hablar con nosotros",
    text: `${freeConsultation} Díganos qué le gustaría cambiar y le diremos qué podemos hacer.`,
    button: "Empiece su camino",
  },
});
