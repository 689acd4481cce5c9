// Translates content/en/pages/hormone-replacement.ts as of 807c10ac0852.
import { dollarsFromTo, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { region } from "../../../facts/places";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import {
  estrogen,
  estrogenNotFor,
  hcgForFertility,
  hormoneDiagnosis,
  hormonesCall911,
  legClot,
} from "../catalogue/safety/hormones";
import type { HormoneReplacementWords } from "./page-words";
import { testosteroneWords } from "./testosterone";

export const hormoneReplacementWords = ({ figures, ...facts }: Facts): HormoneReplacementWords => ({
  search: {
    title: "Terapia hormonal para hombres y mujeres",
    description:
      "Atención de testosterona, menopausia y péptidos, guiada por análisis. Cómo funciona, qué esperar de la semana 1 al mes 6, los riesgos y el costo.",
    keywords: [
      `terapia de reemplazo hormonal ${facts.city}`,
      "terapia con testosterona",
      `TRT ${region(facts)}`,
      "tratamiento de la menopausia",
      "HCG para hombres",
      "sermorelina",
    ],
  },
  hero: {
    kicker: "Terapia hormonal",
    headline: "Análisis primero, plan después",
    lead: "El cansancio, dormir mal y el ánimo bajo tienen muchas causas. Hacemos análisis antes de tratar.",
    call: "Reservar consulta",
  },
  statement:
    "Si no hay un beneficio claro en un plazo razonable, el médico le sugerirá dejar el tratamiento.",
  therapies: {
    heading: "Terapias que consideramos",
    items: [
      testosteroneWords.therapy,
      {
        title: "Atención de la menopausia para mujeres",
        text: "Estrógeno, con progesterona si tiene útero, para los sofocos, los sudores nocturnos y la resequedad.",
      },
      {
        title: "HCG y péptidos de la hormona del crecimiento",
        text: "La HCG puede ayudar a proteger la fertilidad del hombre, un uso que no está aprobado por la FDA; los péptidos le piden a la hipófisis (glándula pituitaria) que libere más hormona del crecimiento.",
      },
    ],
  },
  safety: {
    further: [testosteroneWords.notFor, estrogenNotFor],
    notes: [
      testosteroneWords.note,
      "La sermorelina, la tesamorelina y la ipamorelina pueden subir el azúcar en la sangre; lo vigilamos.",
    ],
    end: `${hormonesCall911} ${legClot}`,
  },
  steps: {
    heading: "Cómo funciona",
    items: [
      {
        title: "Hablar y hacer análisis",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos a sus síntomas y después pedimos análisis de sangre, algunos por la mañana.`,
      },
      {
        title: "Decidir juntos",
        text: "Le explicamos los resultados, las opciones, los riesgos y el costo, o qué otra cosa podría estar causando sus síntomas.",
      },
      {
        title: "Revisar y ajustar",
        text: `Análisis de laboratorio a las 4–6 semanas y después cada tres meses, con visitas de ${fromTo(figures.followUpMinutes)} minutos. Con la testosterona también revisamos la presión arterial, el recuento sanguíneo y el PSA (un análisis de la próstata).`,
      },
    ],
  },
  timeline: {
    heading: "Qué esperar, y cuándo",
    intro: "Un calendario típico; el suyo puede ser distinto.",
    items: [
      {
        when: "Semanas 1–4",
        title: "Adaptación",
        text: "Algunas personas duermen mejor; muchas todavía notan poco. Avísenos pronto si tiene hinchazón, dolores de cabeza, acné o cambios de ánimo.",
      },
      {
        when: "Semanas 4–12",
        title: "Primeros análisis, primeros cambios",
        text: "Los análisis muestran si su dosis es la correcta. A menudo cambia en este punto. El deseo, el ánimo o los sofocos pueden empezar a mejorar.",
      },
      {
        when: "3–6 meses",
        title: "Un panorama más completo",
        text: "Los músculos, la grasa corporal y los huesos tardan meses. Juntos vemos qué ha mejorado, cuánto cuesta y si conviene seguir.",
      },
    ],
  },
  products: {
    heading: "Tratamientos hormonales y precios",
    intro: "",
  },
  costs: {
    heading: "Costo de la terapia hormonal",
    intro: `Usted tiene derecho a un estimado de buena fe por escrito. ${monthlyFigures}`,
    facts: [
      { label: "Consulta", value: "Gratis" },
      { ...testosteroneWords.cost, label: "Testosterona, estrógeno, progesterona" },
      {
        label: "Terapias de la hormona del crecimiento",
        value: `${dollarsFromTo(figures.growthHormone)} al mes`,
        note: rangeNote({ ...facts, figures }, "growthHormone"),
      },
      {
        label: "HCG para hombres",
        value: `Unos ${wholeDollars(figures.hcg)} al mes`,
        note: rangeNote({ ...facts, figures }, "hcg"),
      },
      {
        label: "Primal Special Blend",
        value: `Unos ${wholeDollars(figures.primalSpecialBlend)} al mes`,
        note: rangeNote({ ...facts, figures }, "primalSpecialBlend"),
      },
      { label: "Análisis de laboratorio", value: "Le decimos el precio antes de hacerlos" },
    ],
  },
  questions: {
    heading: "Preguntas sobre la terapia hormonal",
    items: editedQuestions(facts, "hormone-replacement", [
      {
        question: "¿Cómo sé si mis hormonas están bajas?",
        answer: `Los síntomas pueden tener muchas causas. El cansancio, el aumento de peso y el poco deseo sexual también pueden deberse a dormir mal, a problemas de tiroides, a la depresión o a medicamentos. ${hormoneDiagnosis} Los niveles de la mañana se miden en al menos dos días.`,
      },
      {
        question: "¿Cuáles son los riesgos de la terapia con testosterona?",
        answer: testosteroneWords.risks,
      },
      {
        question: "¿Es segura la terapia hormonal después de la menopausia?",
        answer: `Para muchas mujeres sanas que empiezan antes de los 60 años, o en los diez años después de la menopausia, los beneficios para los sofocos y los huesos superan los riesgos: coágulos de sangre, derrame cerebral y, con algunas formas, cáncer de mama. Si tiene útero, el estrógeno sin progesterona aumenta el riesgo de cáncer del revestimiento del útero; esa advertencia en recuadro se mantiene. ${estrogen.removedWarnings} Los riesgos siguen siendo importantes. ${hormonesCall911}`,
      },
      {
        question: "¿Podré todavía tener hijos?",
        answer: `Avísenos antes de empezar. La testosterona puede detener la producción de espermatozoides, que puede tardar meses o más en volver. ${hcgForFertility} ${absoluteRules.hcgNotFor} Si usted podría quedar embarazada, necesita un plan distinto; las hormonas para la menopausia no son un método anticonceptivo.`,
      },
      {
        question: "¿Tengo que tomar hormonas toda la vida?",
        answer:
          "No. Puede dejarlas, pero, por favor, llámenos primero. Cuando deja la testosterona, su cuerpo necesita tiempo para volver a producir la suya, y los síntomas pueden regresar. En cada visita le preguntaremos si todavía vale la pena. Si no, le ayudaremos a dejarlas de forma segura.",
      },
    ]),
  },
  closing: {
    heading: "Hable con nosotros sobre sus síntomas",
    text: "Traiga resultados de laboratorio anteriores si los tiene.",
  },
  disclaimer:
    "Esta página da información general y no es un consejo médico. Las hormonas tienen riesgos reales y necesitan la evaluación, la receta y el seguimiento de un médico. Las hormonas compuestas no están aprobadas por la FDA. Los resultados varían y no se promete ninguno. En una emergencia, llame al 911.",
});
