// Translates content/en/practical-answers.ts as of 6f3aa3a1da9b.
import { formatPhone, fromTo } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import type { Question } from "../word-shapes";

type Fact = keyof Facts["practical"];
/** Used while the fact `consultationWith` is empty. */
export const visitWith =
  "Su primera visita puede ser con otro miembro de nuestro equipo; pregunte cuando reserve.";

/** The groups in which the questions are shown. */
type Group = "first" | "visits" | "costs" | "medicine";
type Asked = {
  group: Group;
  question: string;
  /** Used while the fact is empty: what is true of every clinic, and what to ask. */
  meanwhile: string | ((facts: Facts) => string);
};

/** Questions whose answer is a fact, in the order in which they are shown. */
const asked: Record<Fact, Asked> = {
  consultationWith: {
    group: "first",
    question: "¿La consulta gratuita es con el médico?",
    meanwhile: `${visitWith} Un médico decide sobre cada receta.`,
  },
  firstVisit: {
    group: "first",
    question: "¿Qué pasa en la primera visita y qué debo llevar?",
    meanwhile: ({ figures }) =>
      `Hablamos durante ${fromTo(figures.consultationMinutes)} minutos. Traiga una lista de todo lo que toma, y resultados de laboratorio recientes si los tiene. Si un examen o un análisis de sangre pudiera ayudar, primero le diremos por qué, y usted puede decir que no.`,
  },
  telehealth: {
    group: "visits",
    question: "¿Podemos vernos por video?",
    meanwhile:
      "Pregunte cuando reserve. Un examen o los análisis de laboratorio pueden requerir una visita en persona.",
  },
  labs: {
    group: "visits",
    question: "¿Dónde se hacen los análisis de laboratorio, y puedo usar resultados recientes?",
    meanwhile:
      "Le diremos dónde cuando los pidamos. Traiga resultados recientes: el médico decide qué análisis hay que repetir, si hay que repetir alguno.",
  },
  firstDose: {
    group: "visits",
    question: "¿Cuánto tiempo pasa desde la primera llamada hasta la primera dosis?",
    meanwhile:
      "Depende de sus análisis y de la farmacia. Primero viene la consulta, después los análisis de laboratorio si los necesita, después la decisión del médico y después la farmacia. Pregunte por las fechas cuando reserve.",
  },
  whichNumber: {
    group: "visits",
    question: "¿A cuál de los dos números llamo?",
    meanwhile: ({ phones }) =>
      `${formatPhone(phones.clinic)} es el número de la clínica, para visitas, facturas y todo lo demás. ${formatPhone(phones.treatments)} es la línea de tratamientos, para preguntas sobre un tratamiento.`,
  },
  afterHours: {
    group: "medicine",
    question: "¿Con quién puedo hablar de noche si tengo un efecto secundario?",
    meanwhile:
      "Contestamos llamadas solo durante el horario telefónico. A otras horas, llame al 911 o vaya a una sala de emergencias por cualquier cosa para la que la página de su tratamiento dice que se necesita ayuda de inmediato. Si usó demasiado, llame a la línea de ayuda en casos de envenenamiento (Poison Help), 1-800-222-1222. Para lo demás, escríbanos; respondemos en el horario del consultorio.",
  },
  ownPharmacy: {
    group: "medicine",
    question: "¿Puede mi propia farmacia surtir un medicamento aprobado?",
    meanwhile: "Tal vez. Pregúntenos antes de pagar un pedido.",
  },
  missedDose: {
    group: "medicine",
    question: "¿Y si olvido una dosis o mi medicamento se calienta?",
    meanwhile:
      "Siga la etiqueta o llámenos. Nunca use una dosis doble. Si se calentó, no lo use hasta que nos haya preguntado.",
  },
  pharmacy: {
    group: "medicine",
    question: "¿Qué farmacia prepara mi medicamento?",
    meanwhile: "Pregúntenos su nombre y su licencia antes de pagar.",
  },
  shipping: {
    group: "medicine",
    question: "¿Cómo se entrega, y es discreto el paquete?",
    meanwhile:
      "Antes de pagar, pregunte cómo se envía y qué se ve en el paquete. Avísenos si no se puede dejar nada en su puerta.",
  },
  coldStorage: {
    group: "medicine",
    question: "¿Qué hay que mantener frío?",
    meanwhile: "La etiqueta de la farmacia dice cómo guardarlo. Pregúntenos si algo no está claro.",
  },
  supplies: {
    group: "medicine",
    question: "¿Las agujas están incluidas?",
    meanwhile:
      "Pregunte antes de pagar. Las agujas usadas van en un recipiente para objetos punzantes, no en la basura.",
  },
  refills: {
    group: "medicine",
    question: "¿Cómo se vuelve a surtir mi receta?",
    meanwhile:
      "Llámenos antes de que se le acabe. Puede que el médico quiera ver primero a usted o sus análisis.",
  },
  wrongOrDamaged: {
    group: "medicine",
    question: "¿Y si un pedido está equivocado o dañado?",
    meanwhile: "No lo use, guarde el paquete y llámenos.",
  },
  labPrices: {
    group: "costs",
    question: "¿Cuánto cuestan los análisis de laboratorio?",
    meanwhile: "Le damos el precio de los análisis antes de pedirlos.",
  },
  visitPrices: {
    group: "costs",
    question: "¿Cuánto cuestan las visitas posteriores?",
    meanwhile: "Pueden tener una tarifa. Le decimos la tarifa antes de que reserve.",
  },
  renewal: {
    group: "costs",
    question: "¿Es una suscripción? ¿Volverán a cobrar a mi tarjeta?",
    meanwhile:
      "Un pago en este sitio se cobra una vez. Si le ofrecemos un plan que se renueva, pregunte cómo terminarlo antes de aceptar.",
  },
  insurance: {
    group: "first",
    question: "¿Aceptan seguro médico?",
    meanwhile:
      "Cuente con pagar el tratamiento por su cuenta. Pregunte a su plan, o a Medicare, si paga los análisis de laboratorio o los medicamentos.",
  },
  cards: {
    group: "costs",
    question: "¿Qué tarjetas aceptan?",
    meanwhile:
      "La página de pagos lleva a la página segura de nuestro proveedor, que muestra las tarjetas que acepta.",
  },
  hsaFsa: {
    group: "costs",
    question: "¿Puedo pagar con una cuenta HSA o FSA?",
    meanwhile: "Pregunte a su plan HSA o FSA qué paga, y guarde el recibo.",
  },
  receipts: {
    group: "costs",
    question: "¿Recibo un comprobante de pago?",
    meanwhile:
      "De un pago en este sitio, sí: puede imprimir el recibo justo después de pagar. De otros pagos, pregúntenos.",
  },
  statementName: {
    group: "costs",
    question: "¿Qué nombre aparece en el estado de cuenta de mi tarjeta?",
    meanwhile: "Si eso le importa, pregúntenos antes de pagar.",
  },
  paidNotPrescribed: {
    group: "costs",
    question: "¿Me devuelven el dinero si no se receta nada?",
    meanwhile:
      "La primera consulta es gratis. Las tarifas de los análisis de laboratorio y de las visitas posteriores no se reembolsan, salvo lo que diga la política de reembolsos o la ley. Por favor, no pague un tratamiento antes de que se lo receten.",
  },
};

/** Questions that the site's other texts answer, by the group that begins with them. */
const implied = ({ place, city, state, replies }: Facts): Record<Group, Question[]> => ({
  first: [
    {
      question: "¿Cuándo me devolverán la llamada?",
      answer: replies
        ? `${replies.by} se comunicará con usted en un plazo de ${replies.within}.`
        : "Durante el horario del consultorio; el formulario le permite elegir una hora para la llamada. Si no ha sabido de nosotros después de un día en que el consultorio estuvo abierto, por favor, llámenos.",
    },
    {
      question: "¿Dónde está el consultorio?",
      answer: place
        ? `${place.street}, ${city}, ${state} ${place.postalCode}.`
        : `En ${city}, ${state}. Cuando reserve le diremos la calle y dónde estacionar.`,
    },
    {
      question: "¿Cuánto costará mi primer mes?",
      answer:
        "La primera consulta es gratis. Después, usted paga su primer pedido y los análisis de laboratorio, si los hay; le damos el precio de los análisis antes de pedirlos. Usted tiene derecho al total por escrito, que se llama estimado de buena fe.",
    },
  ],
  visits: [],
  costs: [],
  medicine: [
    {
      question: "¿Puedo tomarlo con mis otros medicamentos?",
      answer:
        "Traiga una lista de todo lo que toma, con las dosis y los suplementos. El médico la revisa antes de recetar algo. La página de cada tratamiento dice de qué debe avisarnos antes.",
    },
  ],
});

const answerTo = (facts: Facts, fact: Fact): string => {
  const { meanwhile } = asked[fact];
  return facts.practical[fact] ?? (typeof meanwhile === "string" ? meanwhile : meanwhile(facts));
};

/** All questions and their answers: first what matters to who is about to write, then in groups. */
export function practicalAnswers(facts: Facts): { group: Group; questions: Question[] }[] {
  const known = implied(facts);
  return (["first", "visits", "costs", "medicine"] as const).map((group) => ({
    group,
    questions: known[group].concat(
      (Object.keys(asked) as Fact[])
        .filter((fact) => asked[fact].group === group)
        .map((fact) => ({ question: asked[fact].question, answer: answerTo(facts, fact) })),
    ),
  }));
}

export const practicalWords = {
  heading: "Antes de venir",
  groups: {
    visits: "Más sobre sus visitas",
    costs: "Más sobre los pagos",
    medicine: "Más sobre su medicamento",
  },
  more: "Preguntas sobre tratamientos y seguridad",
  emergency: "En una emergencia, llame al 911. No estamos aquí las 24 horas.",
} as const;
