// Translates content/en/pages/sexual-health.ts as of afc66133838f.
import { dollarsFromTo, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { monthlyFigures, rangeNote } from "../catalogue/range-note";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { estrogenNotFor } from "../catalogue/safety/hormones";
import type { SexualHealthWords } from "./page-words";
import { testosteroneWords } from "./testosterone";

const discreet = ({ practical: { statementName, shipping } }: Pick<Facts, "practical">): string =>
  [statementName, shipping].filter(Boolean).join(" ") ||
  "Si eso le importa, pregúntenos antes de pagar. Avísenos si no se puede dejar nada en su puerta.";

export const sexualHealthWords = ({ figures, ...facts }: Facts): SexualHealthWords => ({
  search: {
    title: "Salud sexual para hombres y mujeres",
    description:
      "Ayuda privada con la erección, el deseo, la excitación y la resequedad. Qué se puede tratar, cuánto cuesta al mes y qué no es seguro combinar.",
    keywords: [
      `clínica de salud sexual ${facts.city}`,
      "tratamiento de la disfunción eréctil",
      "poco deseo sexual en la mujer",
      "PT-141",
      "tadalafilo",
      "sildenafilo",
    ],
  },
  hero: {
    kicker: "Salud sexual",
    headline: "Ayuda con su vida sexual, en privado",
    lead: "Su visita es privada, nadie le juzgará, y muchos de estos problemas se pueden tratar.",
    call: "Reservar consulta confidencial",
  },
  statement: "A veces ayuda un medicamento. A veces ayuda más un terapeuta.",
  women: {
    heading: "Para mujeres",
    items: [
      {
        title: "Poco deseo sexual",
        text: "Primero vemos el sueño, el ánimo, los medicamentos y las hormonas. PT-141 es una opción antes de la menopausia; después de ella, la terapia hormonal puede ayudar cuando es segura para usted.",
      },
      {
        title: "Excitación y orgasmo",
        text: "Cambiar un medicamento, como algunos antidepresivos, puede ayudar más que agregar uno; no deje ninguno por su cuenta.",
      },
      {
        title: "Resequedad y dolor",
        text: "Los humectantes y el estrógeno local a menudo ayudan; después de un cáncer de mama, pregunte primero a su oncólogo. El dolor que no se quita necesita un examen pélvico.",
      },
    ],
  },
  men: {
    heading: "Para hombres",
    items: [
      {
        title: "Disfunción eréctil",
        text: "Puede ser una señal temprana de un problema de los vasos sanguíneos, así que puede que primero revisemos la presión arterial, el azúcar en la sangre y el colesterol.",
      },
      {
        title: "Poco deseo sexual",
        text: "Dormir mal, el alcohol, la depresión y algunos medicamentos pueden causarlo. También la testosterona baja, que se diagnostica con al menos dos análisis de sangre por la mañana; el tratamiento baja el recuento de espermatozoides.",
      },
      {
        title: "Preocupación por el desempeño",
        text: "La preocupación puede empeorar el problema, así que preguntamos por ella.",
      },
    ],
  },
  modalities: {
    heading: "Formas de tratamiento",
    items: [
      {
        title: "Medicamentos orales",
        text: "El sildenafilo y el tadalafilo, cada uno como máximo una vez al día, mejoran el flujo de sangre; Primal Special Blend puede contener un medicamento de este tipo.",
      },
      {
        title: "Terapia con péptidos",
        text: "PT-141 actúa en el cerebro; úselo como máximo una vez en 24 horas.",
      },
      {
        title: "Optimización hormonal",
        text: "Una opción cuando los análisis y los síntomas muestran que la causa son las hormonas.",
      },
    ],
  },
  safety: {
    further: [testosteroneWords.notFor, estrogenNotFor],
    notes: [
      "PT-141 a menudo causa náuseas y rubor (sensación de calor), y sube la presión arterial por un tiempo. El aerosol no está aprobado por la FDA.",
    ],
  },
  steps: {
    heading: "Cuatro pasos, a su ritmo",
    items: [
      {
        title: "Consulta privada",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos. Usted decide cuánto contar, y puede venir con su pareja.`,
      },
      {
        title: "Examen y análisis",
        text: "Solo lo que se necesita, como la presión arterial y las hormonas. Puede negarse a cualquier parte.",
      },
      {
        title: "Un plan con el que está de acuerdo",
        text: "Opciones, riesgos y costo en palabras sencillas, y solo lo que es seguro con sus otros medicamentos.",
      },
      {
        title: "Seguimiento",
        text: `Visitas de ${fromTo(figures.followUpMinutes)} minutos. Análisis de laboratorio a las 4–6 semanas y después cada tres meses, si usa hormonas o PT-141.`,
      },
    ],
  },
  products: {
    heading: "Tratamientos de salud sexual y precios",
    intro: "",
  },
  costs: {
    heading: "Costo de la atención de salud sexual",
    intro: monthlyFigures,
    facts: [
      { label: "Consulta", value: "Gratis" },
      {
        label: "Medicamentos orales",
        value: `${dollarsFromTo(figures.oralMedicines)} al mes`,
        note: rangeNote({ ...facts, figures }, "oralMedicines"),
      },
      {
        label: "Péptidos",
        value: `${dollarsFromTo(figures.sexualHealthPeptides)} por período de tratamiento`,
        note: rangeNote({ ...facts, figures }, "sexualHealthPeptides"),
      },
      {
        label: "Hormonas",
        value: `${dollarsFromTo(figures.sexualHealthHormones)} al mes`,
        note: rangeNote({ ...facts, figures }, "sexualHealthHormones"),
      },
      { label: "Análisis de laboratorio", value: "Le decimos el precio antes de hacerlos" },
    ],
  },
  questions: {
    heading: "Preguntas que cuesta hacer",
    items: editedQuestions(facts, "sexual-health", [
      {
        question: "¿Quién sabrá que vine?",
        answer:
          "Las personas que participan en su atención, y las que necesitan saberlo para la facturación o porque la ley lo exige. No se lo decimos a su pareja, su empleador ni su familia sin su permiso, a menos que la ley lo exija. Cuando llame o escriba por primera vez, no necesita decir más que “salud sexual”.",
      },
      {
        question: "¿Qué se verá en el estado de cuenta de mi tarjeta o en un paquete?",
        answer: `${discreet(facts)} En el formulario de contacto puede elegir solo correo electrónico, o que no dejemos mensajes de voz.`,
      },
      {
        question: "¿Cómo tomo sildenafilo o tadalafilo de forma segura?",
        answer: `Tome uno, nunca los dos, como máximo una vez al día. ${absoluteRules.neverWithNitrates} Con un alfabloqueador o un medicamento para el VIH, los hongos o la presión arterial, puede necesitar una dosis más baja. ${absoluteRules.call911} Si le duele el pecho, pare y diga qué tomó y cuándo. Ningún nitrato durante al menos 48 horas, y después solo si se lo da un médico. En caso de una erección de más de cuatro horas, vaya a una sala de emergencias.`,
      },
      {
        question: "¿Funciona PT-141 en mujeres y en hombres?",
        answer: `La FDA ha aprobado este medicamento solo como inyección, para mujeres antes de la menopausia a quienes les preocupa su poco deseo sexual, y ahí el efecto es modesto. El aerosol, y el uso en hombres, no están aprobados. En 2007, los estudios clínicos de fase avanzada del aerosol en hombres se pusieron en pausa después de que la FDA planteara preocupaciones sobre la presión arterial. ${absoluteRules.pt141NotFor} ${absoluteRules.call911}`,
      },
      {
        question: "¿Cuánto cuesta el tratamiento?",
        answer:
          "Vea la tabla de costos en esta página. Las fichas del sildenafilo, el tadalafilo y los otros tratamientos tienen el precio de un pedido. Le damos el precio de los análisis antes de pedirlos. A menudo el seguro médico no paga estos tratamientos; pregunte a su plan.",
      },
      {
        question: "¿Y si el primer tratamiento no ayuda?",
        answer:
          "Díganoslo. A veces la dosis o el momento no son los correctos. Si no es eso, volvemos a buscar la causa y probamos de otra manera, o le referimos a un urólogo, un ginecólogo o un terapeuta. No tiene que continuar ningún tratamiento; llámenos antes de dejarlo.",
      },
    ]),
  },
  closing: {
    heading: "Todo empieza con una llamada",
    text: "Es privado. No tiene que explicar nada cuando llame.",
  },
  disclaimer:
    "Esta página da información general y no es un consejo médico. Estos medicamentos necesitan la evaluación y la receta de un médico. Los medicamentos compuestos no están aprobados por la FDA. En una emergencia, llame al 911.",
});
