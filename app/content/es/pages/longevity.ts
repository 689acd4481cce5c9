// Translates content/en/pages/longevity.ts as of 4c7126199716.
import { dollarsFromTo, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { region } from "../../../facts/places";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import type { LongevityWords } from "./page-words";

export const longevityWords = ({ figures, ...facts }: Facts): LongevityWords => ({
  search: {
    title: `Longevidad en ${facts.city}: NAD+ y péptidos`,
    description: `NAD+, glutatión y péptidos, con respuestas francas sobre lo que se sabe, cinco pasos de atención y costos de ${dollarsFromTo(figures.longevityTherapy)} al mes por terapia.`,
    keywords: [
      `clínica de longevidad ${facts.city}`,
      "medicina antienvejecimiento",
      "terapia con NAD+",
      "inyección de glutatión",
      "péptidos para la longevidad",
      `envejecimiento saludable ${region(facts)}`,
    ],
  },
  hero: {
    kicker: "Longevidad",
    headline: "Atención para la longevidad, con la evidencia por delante",
    lead: "Buscamos qué le está agotando, tratamos lo que se puede tratar y le decimos qué tan sólida es la evidencia.",
    call: "Reservar consulta de longevidad",
  },
  statement: "No se ha demostrado que estos tratamientos hagan que las personas vivan más.",
  cell: {
    food: "Comida",
    energy: "Energía",
    empty: "NAD+",
    loaded: "NADH",
    caption:
      "En cada célula, el NAD+ lleva electrones de los alimentos, en forma de NADH, a donde se produce la energía.",
  },
  therapies: {
    heading: "Terapias principales",
    items: [
      {
        title: "NAD+ y glutatión",
        text: "Inyecciones o aerosoles nasales; no se sabe si hacen más lento el envejecimiento.",
      },
      {
        title: "Péptidos de la hormona del crecimiento",
        text: "La tesamorelina y la ipamorelina le indican a la hipófisis (glándula pituitaria) que libere más hormona del crecimiento.",
      },
      {
        title: "Péptidos que se estudian para la reparación de tejidos",
        text: "BPC-157, TB-500, KPV y GHK-Cu se estudian sobre todo en animales o células.",
      },
    ],
  },
  benefits: {
    heading: "Beneficios que la gente busca",
    intro:
      "Por qué la gente pregunta por la atención para la longevidad. Ninguno está garantizado, y la mayoría no se ha demostrado.",
    items: [
      {
        title: "Energía más estable",
        text: "Primero revisamos el sueño y las deficiencias.",
      },
      {
        title: "Mejor sueño",
        text: "Vale la pena descartar la apnea del sueño.",
      },
      {
        title: "Fuerza y figura",
        text: "En cualquier caso, hace falta entrenar.",
      },
      {
        title: "Recuperación",
        text: "Sentir el cuerpo listo más pronto después de entrenar.",
      },
      {
        title: "Pensar con más claridad",
        text: "Dormir mejor, por sí solo, a menudo ayuda.",
      },
      {
        title: "Piel más sana",
        text: "Menos resequedad, cicatrización más rápida.",
      },
    ],
  },
  safety: {
    notes: [
      "Con la tesamorelina y la ipamorelina vigilamos el azúcar en la sangre, la hinchazón y el dolor en las articulaciones.",
    ],
  },
  steps: {
    heading: "Cinco pasos",
    items: [
      {
        title: "Consulta",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos a su historial, sus hábitos y sus metas.`,
      },
      {
        title: "Punto de partida",
        text: "Análisis de sangre, y un escaneo corporal si quiere.",
      },
      {
        title: "Plan",
        text: "Por escrito: qué va primero y cuánto cuesta.",
      },
      {
        title: "Inicio",
        text: "Una terapia a la vez, cuando es posible.",
      },
      {
        title: "Revisión",
        text: `Análisis de laboratorio a las 4–6 semanas y después cada tres meses, con visitas de ${fromTo(figures.followUpMinutes)} minutos. Suspendemos lo que no ayuda.`,
      },
    ],
  },
  products: {
    heading: "Tratamientos de longevidad y precios",
    intro: "",
  },
  costs: {
    heading: "Costo de la atención para la longevidad",
    intro: monthlyFigures,
    facts: [
      { label: "Consulta", value: "Gratis" },
      {
        label: "Una terapia",
        value: `${dollarsFromTo(figures.longevityTherapy)} al mes`,
        note: rangeNote({ ...facts, figures }, "longevityTherapy"),
      },
      {
        label: "Protocolos combinados",
        value: `${dollarsFromTo(figures.combinedProtocols)} al mes`,
      },
      { label: "Análisis de laboratorio", value: "Le decimos el precio antes de hacerlos" },
    ],
  },
  questions: {
    heading: "Preguntas sobre la longevidad",
    items: editedQuestions(facts, "longevity", [
      {
        question: "¿Pueden estos tratamientos hacer que viva más?",
        answer:
          "Eso no se ha demostrado en personas. Lo que sí podemos hacer es tratar lo que acorta o empeora la vida, como la presión arterial alta y dormir mal, y probar terapias que pueden ayudarle a sentirse mejor. Tenga cuidado con cualquiera que prometa más.",
      },
      {
        question: "¿Qué evidencia hay sobre el NAD+?",
        answer:
          "El NAD+ es esencial para las células y tiende a bajar con la edad. Los estudios en animales son alentadores. Los estudios en personas son pequeños, cortos y con resultados mixtos, y muchos usan tabletas de sustancias relacionadas, no inyecciones. Es una opción con evidencia limitada.",
      },
      {
        question: "¿Cuáles son los efectos secundarios y quién no debe recibir estas terapias?",
        answer: `El NAD+ puede causar rubor (sensación de calor), náuseas y calambres o cólicos; llame al 911 en caso de opresión o dolor en el pecho. El glutatión puede causar náuseas o, rara vez, una reacción alérgica. Los péptidos pueden causar enrojecimiento en el sitio de la inyección, hinchazón, dolor de cabeza o azúcar más alta en la sangre. ${absoluteRules.call911} ${absoluteRules.longevityNotFor} Un cáncer anterior, la diabetes no controlada, el asma y las enfermedades de los riñones o del hígado requieren una revisión más detallada.`,
      },
      {
        question: "¿Puedo usar mis propios resultados de laboratorio recientes?",
        answer:
          "Tráigalos. El médico decide si son lo bastante recientes y completos, y qué análisis hay que repetir, si hay que repetir alguno. Le damos el precio de los análisis antes de pedirlos.",
      },
      {
        question: "¿Están aprobadas por la FDA?",
        answer:
          "Para la longevidad, no. La mayoría son medicamentos compuestos: una farmacia los prepara para la receta de un solo paciente, y la FDA no revisa su seguridad, su eficacia ni su calidad antes de que se vendan. El médico le explica qué significa eso para la terapia que usted está considerando.",
      },
      {
        question: "¿Cuánto costará, y por cuánto tiempo?",
        answer:
          "La tabla de costos en esta página dice cuánto cuestan al mes una terapia y los protocolos combinados. No hay una duración fija: la revisamos con usted, y puede dejar la terapia en cualquier momento; llámenos primero. Según nuestra política de reembolsos, las tarifas ya pagadas no son reembolsables, así que empiece con lo que pueda seguir pagando.",
      },
    ]),
  },
  closing: {
    heading: "Hablemos de envejecer con salud",
    text: "Traiga resultados de laboratorio recientes si los tiene.",
  },
  disclaimer:
    "Esta página da información general y no es un consejo médico. No se ha demostrado que ninguno de los tratamientos de esta página alargue la vida. Todos necesitan la evaluación y la receta de un médico. Los medicamentos compuestos no están aprobados por la FDA. En una emergencia, llame al 911.",
});
