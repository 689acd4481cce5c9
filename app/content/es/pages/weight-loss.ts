// Translates content/en/pages/weight-loss.ts as of d2452c398ab1.
import { formatPrice, fromTo } from "~/facts/format-facts";
import { catalogueOf } from "../../../catalogue/products";
import type { Facts } from "../../../facts/facts-schema";
import { editedQuestions } from "../../edited-questions";
import { cardWords } from "../catalogue/card-words";
import { absoluteRules } from "../catalogue/safety/absolute-rules";
import { floridaBmiRule, weightLossStudies } from "../catalogue/weight-loss-studies";
import { freeConsultation } from "../free-consultation";
import type { WeightLossWords } from "./page-words";

/** Answer on two pages; as short as the English one allows (app/content/en/questions.test.ts). */
export const glp1SideEffects = `Son comunes las náuseas, los vómitos, la diarrea, el estreñimiento, el dolor abdominal y el cansancio, sobre todo cuando sube la dosis. Con menos frecuencia: caída del cabello, cálculos biliares, pancreatitis, problemas de los riñones, o azúcar baja en la sangre con algunos medicamentos para la diabetes. Advertencia en recuadro: tumores de tiroides en ratas; en personas, no se sabe. Estos medicamentos no son para usted si está embarazada, tratando de quedar embarazada o amamantando, ni si hay MEN 2 o cáncer medular de tiroides en usted o en un familiar. Pida ayuda de inmediato en caso de dolor abdominal intenso que no se quita, un bulto en el cuello, ronquera, dificultad para tragar o cambios repentinos en la vista. ${absoluteRules.call911}`;

/** The lowest and the highest price of the area's medicines, which its cards name one by one. */
function pricesOf(facts: Facts): string {
  const prices = catalogueOf(facts)
    .filter(({ category }) => category === "weight-loss")
    .flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return cardWords.withheld.instead;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return formatPrice(lowest);
  return `${formatPrice(lowest)}–${formatPrice(highest)}`;
}

export const weightLossWords = ({ figures, ...facts }: Facts): WeightLossWords => ({
  search: {
    title: `Pérdida de peso con medicamentos GLP-1 en ${facts.city}`,
    description:
      "Cómo funcionan los medicamentos GLP-1, para quién son, qué esperar, los riesgos y el precio. Con la guía de un médico y una primera consulta gratis.",
    keywords: [
      `pérdida de peso médica ${facts.city}`,
      "terapia GLP-1",
      "semaglutida",
      "tirzepatida",
    ],
  },
  hero: {
    kicker: "Pérdida de peso",
    headline: "Pérdida de peso sin culpas",
    lead: "El peso depende de la biología, no solo de la fuerza de voluntad. Empezamos con un examen y un plan, damos seguimiento y hablamos con claridad de los riesgos.",
    call: "Reservar consulta",
  },
  statement: "El peso a menudo vuelve cuando se deja el medicamento.",
  tabs: { heading: "Elija un servicio", weightLoss: "Pérdida de peso", aesthetics: "Estética" },
  options: {
    heading: "Opciones de tratamiento",
    items: [
      {
        title: "Semaglutida",
        text: "Una inyección semanal que actúa como el GLP-1.",
      },
      {
        title: "Tirzepatida",
        text: "Una inyección semanal que actúa como el GLP-1 y el GIP, otra hormona del intestino.",
      },
      {
        title: "GLP-R",
        text: "Antes de que usted decida, el médico le dice qué medicamento usa este programa y cuál es su estado ante la FDA.",
      },
      {
        title: "Alimentación, movimiento y sueño",
        text: "Ningún medicamento los reemplaza; los planearemos con usted.",
      },
    ],
  },
  compare: "Comparar semaglutida y tirzepatida",
  mechanism: {
    heading: "Cómo funciona la terapia GLP-1",
    paragraphs: ["El GLP-1 de su propio cuerpo dura minutos; los medicamentos duran días."],
    items: [
      { title: "En el intestino", text: "El GLP-1 se libera después de comer." },
      {
        title: "En el estómago",
        text: "La comida sale más despacio, así que la saciedad dura más.",
      },
      { title: "En el páncreas", text: "Se libera insulina cuando sube el azúcar en la sangre." },
      { title: "En el cerebro", text: "Actúa sobre el hambre y los antojos." },
    ],
  },
  steps: {
    heading: "Cuatro pasos",
    items: [
      {
        title: "Consulta",
        text: `Dedicamos ${fromTo(figures.consultationMinutes)} minutos a su peso, su salud y sus medicamentos.`,
      },
      {
        title: "Análisis y punto de partida",
        text: "Los análisis de sangre muestran desde dónde empieza y qué es seguro.",
      },
      {
        title: "Inicio lento",
        text: "Empieza con una dosis baja y la sube despacio, para limitar las náuseas.",
      },
      {
        title: "Seguimiento y después",
        text: `Análisis de laboratorio a las 4–6 semanas y después cada tres meses, con visitas de ${fromTo(figures.followUpMinutes)} minutos. Después, un plan para no recuperar el peso.`,
      },
    ],
  },
  candidates: {
    heading: "Para quién puede ser",
    intro: "Los criterios habituales para adultos; el médico decide después de un examen.",
    items: [
      {
        title: "IMC de 30 o más",
        text: "El IMC (índice de masa corporal) compara el peso con la estatura.",
      },
      {
        title: "IMC de 27 o más",
        text: `Con una afección relacionada con el peso, como presión arterial alta, diabetes tipo 2, colesterol alto o apnea del sueño. ${floridaBmiRule}`,
      },
      {
        title: "Con disposición para el seguimiento",
        text: "Puede venir a los análisis y a las visitas.",
      },
    ],
    notSuitedFor: {
      heading: "Los medicamentos GLP-1 no son para usted si",
      points: [
        "ha tenido cáncer medular de tiroides, o un familiar lo ha tenido",
        "tiene MEN 2, una afección hereditaria que causa tumores en las glándulas",
        "está embarazada, tratando de quedar embarazada o amamantando",
        "ha tenido una reacción alérgica a uno de estos medicamentos",
        "tiene o tuvo pancreatitis, una enfermedad grave del estómago o un trastorno alimentario, a menos que el médico esté de acuerdo",
      ],
      notes: [
        "Deje la semaglutida al menos 2 meses antes de un embarazo planeado.",
        "La tirzepatida puede hacer que las pastillas anticonceptivas sean menos confiables: durante 4 semanas después de empezar y después de cada dosis más alta, use otro método o agregue un condón.",
      ],
    },
  },
  outcomes: {
    heading: "Qué esperar",
    facts: [
      {
        label: "Pérdida esperada",
        value: `${fromTo(figures.weightLossPercent)}% del peso inicial`,
      },
      { label: "Tiempo que toma", value: `${fromTo(figures.weightLossMonths)} meses` },
    ],
    note: `${weightLossStudies} Esto no es una promesa. Algunas personas pierden menos, y algunas dejan el medicamento por los efectos secundarios.`,
  },
  products: {
    heading: "Tratamientos para la pérdida de peso y precios",
    intro: "A menudo el seguro médico no los cubre.",
  },
  costs: {
    heading: "Costo de la atención para la pérdida de peso",
    intro: "Usted tiene derecho a un estimado de buena fe por escrito.",
    facts: [
      { label: "Consulta", value: "Gratis" },
      {
        label: "Medicamento",
        value: pricesOf({ ...facts, figures }),
        note: "Por pedido.",
      },
      { label: "Análisis de laboratorio", value: "Le decimos el precio antes de hacerlos" },
      {
        label: "Visitas de seguimiento",
        value: "Pueden tener una tarifa",
        note: "Le decimos la tarifa antes de que reserve.",
      },
      {
        label: "Cuando cambia la dosis",
        value: "Pregunte el nuevo precio",
        note: "Con una dosis más alta, un pedido puede acabarse antes.",
      },
    ],
  },
  questions: {
    heading: "Preguntas sobre la pérdida de peso",
    items: editedQuestions(facts, "weight-loss", [
      {
        question: "¿Qué efectos secundarios tienen los medicamentos GLP-1?",
        answer: glp1SideEffects,
      },
      {
        question: "¿Cuánto peso voy a perder?",
        answer:
          "Nadie puede prometer un número. “Qué esperar”, en esta página, tiene nuestro rango y los estudios en que se basa, que no se aplican a los medicamentos compuestos ni a GLP-R.",
      },
      {
        question: "¿Qué pasa cuando lo dejo?",
        answer:
          "Por lo general el hambre vuelve, y muchas personas recuperan una parte o mucho del peso. Algunos pacientes siguen con una dosis más baja, algunos lo dejan poco a poco. El médico planea esto con usted antes de que empiece.",
      },
      {
        question: "¿Son compuestos estos medicamentos?",
        answer:
          "Algunos pueden serlo. Una farmacia prepara un medicamento compuesto para la receta de un solo paciente. No está aprobado por la FDA: la FDA no revisa su seguridad, su eficacia ni su calidad antes de que se venda. Existen medicamentos GLP-1 aprobados por la FDA. A noviembre de 2026, la escasez ha terminado (tirzepatida desde el 19 de diciembre de 2024; semaglutida desde el 21 de febrero de 2025), así que, por lo general, ya no se pueden preparar copias compuestas. Antes de que usted decida, el médico le dice de qué tipo sería el suyo y por qué.",
      },
      {
        question: "¿Perderé músculo, o el cabello?",
        answer:
          "Algo. La pérdida de peso rápida se lleva músculo junto con la grasa. Comer proteína en cada comida y hacer ejercicios de fuerza le ayudan a conservarlo. A algunas personas también se les cae el cabello; avísenos si le pasa.",
      },
    ]),
  },
  closing: {
    heading: "Empiece con una conversación",
    text: "Traiga una lista de lo que toma y de lo que ha probado.",
  },
  aesthetics: {
    search: {
      title: "Estética: tratamientos de la piel y la cara",
      description:
        "Inyecciones para arrugas, rellenos, microagujas, exfoliaciones y cuidado de la piel, en palabras sencillas: qué hacen, qué puede salir mal y quién decide.",
      keywords: [
        `estética ${facts.city}`,
        "rellenos dérmicos",
        "microagujas",
        "exfoliación química",
        "cuidado de la piel después de bajar de peso",
      ],
    },
    lead: {
      kicker: "Estética",
      headline: "Su cara, un poco más descansada",
      lead: "El buen trabajo casi no se nota. Nunca le sugeriremos más de lo que necesita.",
    },
    services: {
      heading: "Servicios de estética",
      intro:
        "Pregunte cuáles de estos ofrecemos ahora. Primero repasamos los riesgos, el tiempo de recuperación y el precio. Avísenos si está embarazada o amamantando.",
      items: [
        {
          title: "Consulta de la piel",
          text: "Una revisión detallada de su piel, su historial y sus productos.",
        },
        {
          title: "Inyecciones que relajan las arrugas",
          text: "Un medicamento con receta relaja por unos meses los músculos que forman las líneas del ceño. Puede haber moretones y puede que una parte de la cara quede caída por un tiempo. Avísenos antes si tiene una enfermedad de los músculos o de los nervios. La toxina botulínica tiene una advertencia en recuadro, la más fuerte de la FDA: su efecto puede extenderse, de horas a semanas después, y poner en peligro la vida. Llame al 911 en caso de dificultad para tragar, hablar o respirar.",
        },
        {
          title: "Rellenos dérmicos",
          text: "Geles que devuelven volumen a las mejillas, los labios o los pliegues. La hinchazón y los moretones son comunes. No se ponga rellenos mientras la piel esté infectada. Avísenos si usa anticoagulantes. Es poco frecuente que se bloquee un vaso sanguíneo, pero puede dañar la piel o la vista. Llame al 911 en caso de pérdida repentina de la vista, debilidad en un lado del cuerpo o dificultad para hablar. En caso de dolor intenso o de que la piel se ponga blanca o gris, llámenos de inmediato. Si no contestamos, vaya a una sala de emergencias.",
        },
        {
          title: "Microagujas",
          text: "Agujas finas hacen que la piel se repare, para cicatrices y textura. Cuente con unos días de enrojecimiento. No es para acné activo, infecciones ni herpes labial; avísenos si le quedan cicatrices con facilidad, o si usa anticoagulantes o isotretinoína.",
        },
        {
          title: "Exfoliaciones químicas (peelings)",
          text: "Una solución retira la capa externa de la piel. Puede dejar manchas oscuras, así que la piel más oscura necesita una opción más suave. No se hace en piel quemada por el sol, lastimada o infectada; avísenos si le sale herpes labial, si le quedan cicatrices con facilidad o si toma isotretinoína.",
        },
        {
          title: "La figura después de bajar de peso",
          text: "La pérdida de peso puede cambiar su cara y su piel. Le diremos qué se puede tratar sin cirugía.",
        },
      ],
    },
    nutraceuticals: {
      heading: "Nutracéuticos",
      intro:
        "Suplementos, elegidos después de ver sus análisis y sus medicamentos. La FDA no ha evaluado lo que se dice de ellos. No están destinados a diagnosticar, tratar, curar ni prevenir ninguna enfermedad.",
      items: [
        {
          title: "Proteína y colágeno",
          text: "La proteína le ayuda a conservar el músculo. El colágeno puede ayudar a la piel; los estudios son pequeños.",
        },
        {
          title: "Vitamina D y B12",
          text: "Útiles cuando un análisis muestra que usted tiene niveles bajos. Demasiada vitamina D hace daño.",
        },
        {
          title: "Fibra y probióticos",
          text: "La fibra puede aliviar el estreñimiento. Los probióticos ayudan a algunas personas.",
        },
      ],
    },
    cosmeceuticals: {
      heading: "Cosmecéuticos",
      intro:
        "Empiece con un producto nuevo a la vez, para poder saber cuál le ayuda y cuál le irrita.",
      items: [
        {
          title: "Protector solar",
          text: "Es lo que más ayuda. De amplio espectro, SPF 30 o más, cada mañana.",
        },
        {
          title: "Retinoides",
          text: "Formas de la vitamina A que pueden suavizar las líneas finas con el paso de los meses. Pueden irritar al principio. No los use durante el embarazo.",
        },
        {
          title: "Cremas con péptido de cobre",
          text: "Cremas con GHK-Cu, un péptido de cobre. La evidencia es modesta.",
        },
      ],
    },
    reasons: {
      heading: "Razones para elegirnos",
      items: [
        {
          title: "Un médico guía el plan",
          text: "Su plan toma en cuenta su salud, sus hormonas y sus medicamentos.",
        },
        {
          title: "Precios claros",
          text: "Le diremos el precio antes de empezar.",
        },
        {
          title: "Sin presión",
          text: "Tómese el tiempo que necesite.",
        },
      ],
    },
    closing: {
      heading: "Hable con nosotros sobre su piel",
      text: `${freeConsultation} Traiga los productos que usa ahora.`,
      button: "Agendar consulta",
    },
    disclaimer:
      "Esto es información general, no un consejo médico. Las inyecciones y las exfoliaciones tienen riesgos, y las inyecciones necesitan la evaluación y la receta de un médico. Los resultados varían de una persona a otra. En una emergencia, llame al 911.",
  },
  disclaimer:
    "Esto es información general, no un consejo médico. Los medicamentos y las inyecciones necesitan la evaluación y la receta de un médico. Los medicamentos compuestos no están aprobados por la FDA. Los resultados varían y no se promete ninguno. En una emergencia, llame al 911.",
});
