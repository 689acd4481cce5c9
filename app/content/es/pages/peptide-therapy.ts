// Translates content/en/pages/peptide-therapy.ts as of 30cc334ff7c2.
import { dollarsFromTo, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { injections } from "../catalogue/safety/injections";
import { peptideEvidence, removedFromList } from "../catalogue/safety/peptides";
import type { PeptideTherapyWords } from "./page-words";

export const peptideTherapyWords = ({ figures, ...facts }: Facts): PeptideTherapyWords => ({
  search: {
    title: "Terapia con péptidos: usos, seguridad y costo",
    description: `Qué son los péptidos, en qué pueden ayudar, quién no debe usarlos y cuánto cuestan: aproximadamente ${dollarsFromTo(figures.peptideProtocol)} al mes, recetados por un médico.`,
    keywords: [
      `terapia con péptidos ${facts.city}`,
      "BPC-157",
      "tesamorelina ipamorelina",
      "GHK-Cu",
      "costo de los péptidos",
      "seguridad de los péptidos",
    ],
  },
  hero: {
    kicker: "Terapia con péptidos",
    headline: "Péptidos, recetados con cuidado",
    lead: `${peptideEvidence} Un médico le explica qué se sabe de ellos y qué no.`,
    call: "Reservar consulta",
  },
  statement: "La mayor parte de la investigación hasta ahora se ha hecho en animales.",
  explanation: {
    heading: "Qué es un péptido",
    paragraphs: [
      "Un péptido es una cadena corta de aminoácidos, las piezas que forman las proteínas. Su cuerpo produce muchos. Llevan mensajes, como “libera esta hormona” o “repara este tejido”, y un péptido recetado copia o activa uno de ellos.",
      "Unos pocos se han evaluado en estudios grandes para una enfermedad específica. Su médico le dirá de qué tipo es el suyo.",
    ],
    chain: {
      residues: "GEPPPGKPADDAGLV",
      caption:
        "BPC-157: quince aminoácidos, cada uno representado por su letra. Los cuatro oscuros son prolina.",
    },
  },
  applications: {
    heading: "Aplicaciones clínicas",
    intro: "Por qué la gente se interesa en los péptidos. Nada de esto está garantizado.",
    items: [
      {
        title: "Recuperación y tejidos blandos",
        text: "Quienes preguntan por BPC-157 y sus mezclas buscan ayuda con tendones, músculos e intestino.",
      },
      {
        title: "Composición corporal y sueño",
        text: "La tesamorelina y la ipamorelina le indican a la hipófisis (glándula pituitaria) que libere más hormona del crecimiento; la alimentación y el entrenamiento siguen haciendo la mayor parte del trabajo.",
      },
      {
        title: "Piel e inflamación",
        text: "GHK-Cu es un péptido de cobre más conocido por las cremas que por las inyecciones; KPV se estudia para la inflamación del intestino y de la piel.",
      },
      {
        title: "Deseo sexual",
        text: "PT-141 actúa en el cerebro; úselo como máximo una vez en 24 horas.",
      },
    ],
  },
  safety: {
    heading: "Seguridad y elegibilidad",
    items: [
      {
        title: "Efectos secundarios comunes",
        text: "Enrojecimiento donde se inyecta, dolor de cabeza, rubor (sensación de calor), náuseas, hinchazón de las manos o los pies. La mayoría se pasan. Avísenos de los que no se pasen.",
      },
      {
        title: "Menos comunes, más graves",
        text: `Reacción alérgica, azúcar más alta en la sangre, cambios en la presión arterial. ${absoluteRules.call911}`,
      },
      {
        title: "Lo que no se sabe",
        text: `Muchos péptidos no tienen estudios a largo plazo en personas. En 2023, la FDA incluyó BPC-157, TB-500, KPV y el GHK-Cu en inyecciones en su lista de posibles riesgos significativos para la seguridad. ${removedFromList} Estado a noviembre de 2026.`,
      },
      {
        title: "Si usted compite",
        text: "Muchos péptidos están prohibidos en los deportes con control antidopaje. Revise las reglas de su deporte antes de empezar.",
      },
    ],
    notSuitedFor: {
      heading: "No use péptidos si usted",
      points: [
        "está embarazada, tratando de quedar embarazada o amamantando",
        "tiene cáncer ahora o lo tuvo hace poco",
        "es menor de 18 años",
        "tiene diabetes o presión arterial alta no controladas",
        "tiene una enfermedad del corazón o de los vasos sanguíneos y le ofrecen PT-141",
        "tiene alergia a cualquiera de los ingredientes",
      ],
    },
  },
  steps: {
    heading: "Su protocolo en tres pasos",
    items: [
      {
        title: "Consulta y análisis de laboratorio",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos a su historial, sus medicamentos y sus metas, y después pedimos los análisis de sangre que se necesitan para decidir.`,
      },
      {
        title: "Receta e instrucciones",
        text: "El médico elige el péptido y fija la dosis. Le enseñamos a guardarlo, medirlo e inyectarlo.",
      },
      {
        title: "Seguimiento",
        text: `Análisis de laboratorio a las 4–6 semanas y después cada tres meses, con visitas de ${fromTo(figures.followUpMinutes)} minutos. Puede dejarlo en cualquier momento; llámenos primero.`,
      },
    ],
  },
  products: {
    heading: "Péptidos y tratamientos relacionados",
    intro: "",
  },
  costs: {
    heading: "Costo de la terapia con péptidos",
    intro: `Por lo general se paga de su propio bolsillo. ${monthlyFigures}`,
    facts: [
      { label: "Consulta", value: "Gratis" },
      {
        label: "La mayoría de los protocolos de péptidos",
        value: `Unos ${dollarsFromTo(figures.peptideProtocol)} al mes`,
        note: rangeNote({ ...facts, figures }, "peptideProtocol"),
      },
      {
        label: "Terapias de la hormona del crecimiento",
        value: `${dollarsFromTo(figures.growthHormone)} al mes`,
        note: rangeNote({ ...facts, figures }, "growthHormone"),
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
    heading: "Preguntas sobre los péptidos",
    items: editedQuestions(facts, "peptide-therapy", [
      {
        question: "¿Están estos péptidos aprobados por la FDA?",
        answer:
          "La mayoría no. Son medicamentos compuestos, lo que significa que una farmacia los prepara para la receta de un solo paciente. La FDA no revisa la seguridad, la eficacia ni la calidad de los medicamentos compuestos antes de que se vendan. Su médico le dice cuál es el estado del péptido que usted está considerando, y si un medicamento aprobado le serviría igual de bien.",
      },
      {
        question: "¿Cuándo notaré algo?",
        answer:
          "Depende del péptido. Sobre la mayoría de los péptidos hay pocos estudios en personas, así que nadie puede decirlo con seguridad. Algunas personas no notan nada. Lo revisamos con análisis y una visita, y no le dejaremos seguir con algo que no le está ayudando.",
      },
      {
        question: "¿Tengo que ponerme las inyecciones por mi cuenta?",
        answer: `A menudo, sí. La aguja es corta y delgada, como la que se usa para la insulina, y va justo debajo de la piel. Le enseñamos antes de su primera dosis. ${injections.directions} Algunos tratamientos vienen como aerosol nasal, cápsula o pastilla que se disuelve en la boca. Si las agujas no son para usted, dígalo, y veremos esos primero.`,
      },
      {
        question: "¿Puedo usar péptidos con mis otros medicamentos?",
        answer: `A menudo, pero no siempre. ${absoluteRules.peptidesNotFor} Traiga una lista de todo lo que toma, con las dosis, incluidos los suplementos. Los medicamentos para la diabetes, la presión arterial y el cáncer requieren un cuidado especial. El médico revisa si hay conflictos antes de recetar, y puede que quiera hablar con su otro médico.`,
      },
    ]),
  },
  closing: {
    heading: "Pregunte a un médico sobre los péptidos",
    text: "Usted sale con un plan, o con una respuesta clara si los péptidos no son adecuados para usted.",
  },
  disclaimer:
    "Esta página da información general y no es un consejo médico. Los péptidos necesitan una receta de un médico que le haya evaluado. Los medicamentos compuestos no están aprobados por la FDA. Los resultados varían y no se promete ninguno. En una emergencia, llame al 911.",
});
