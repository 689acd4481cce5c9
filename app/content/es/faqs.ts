// Translates content/en/faqs.ts as of e5cfe0bfb65c.
import { dollarsFromTo, formatPhone, fromTo, wholeDollars } from "~/facts/format-facts";
import type { Facts } from "../../facts/facts-schema";
import { stateName } from "../../facts/places";
import { editedQuestions } from "../edited-questions";
import type { Question, Twenty } from "../word-shapes";
import { monthlyFigures, rangeNote } from "./catalogue/range-note";
import { absoluteRules } from "./catalogue/safety/absolute-rules";
import { hormonesCall911 } from "./catalogue/safety/hormones";
import { injections } from "./catalogue/safety/injections";
import { floridaBmiRule, weightLossStudies } from "./catalogue/weight-loss-studies";
import { freeConsultation } from "./free-consultation";
import { hoursInWords, openHoursInWords } from "./hours-in-words";
import { listInWords } from "./list-in-words";
import { testosteroneWords } from "./pages/testosterone";
import { glp1SideEffects } from "./pages/weight-loss";
import { visitWith } from "./practical-answers";

/** A question with the heading under which it stands. */
export type Faq = Question & { topic: string };

const areasInWords = (areas: readonly string[]) =>
  listInWords([...areas.slice(0, -1), `el resto de ${areas.at(-1)}`]);

export const faqs = (facts: Facts): Twenty<Faq> => editedQuestions(facts, "faqs", own(facts));

const own = ({ figures, ...facts }: Facts): Twenty<Faq> => [
  {
    topic: "Servicios",
    question: "¿Qué servicios ofrecen?",
    answer:
      "Seis áreas de atención: longevidad (NAD+, péptidos y glutatión), terapia con péptidos, terapia hormonal, salud sexual, pérdida de peso y estética. También ofrecemos escaneos corporales 3D. La página de tratamientos muestra tratamientos con sus precios. Todo tratamiento empieza con una consulta, y un médico decide si es adecuado para usted.",
  },
  {
    topic: "Servicios",
    question: "¿Puedo pedir un tratamiento en línea?",
    answer:
      "No. Este sitio web da información y precios, pero aquí no puede pedir nada. Todo tratamiento requiere una consulta y la receta de un médico. Puede pedir una consulta por teléfono o con el formulario de contacto. Use la página de pagos solo para un monto que nosotros le hayamos dado.",
  },
  {
    topic: "Terapia hormonal",
    question: "¿Qué es la TRT, y cómo sé si la necesito?",
    answer:
      "La terapia de reemplazo de testosterona, para hombres que tienen las dos cosas: síntomas, como poco deseo sexual, y testosterona baja en al menos dos análisis de sangre hechos por la mañana. Dormir mal, el estrés, el peso y algunos medicamentos también pueden bajar la testosterona, así que el médico revisa eso primero. No es para nadie que esté embarazada, que tenga cáncer de próstata o de mama, o que quiera ser padre pronto. Si usted es mujer y tiene poco deseo sexual, díganoslo: hay otras opciones de las que hablar.",
  },
  {
    topic: "Terapia hormonal",
    question: "¿Cuáles son los riesgos de la TRT?",
    answer: testosteroneWords.risks,
  },
  {
    topic: "Terapia hormonal",
    question: "¿Qué es la HRT, y es segura?",
    answer: `La terapia de reemplazo hormonal: para mujeres, normalmente estrógeno, con progesterona si tiene útero, para aliviar los sofocos, los problemas para dormir y la resequedad después de la menopausia. Qué tan segura es depende de su edad, su salud y la forma. El estrógeno sin progesterona aumenta el riesgo de cáncer del revestimiento del útero (una advertencia en recuadro); otros riesgos son coágulos, derrame cerebral y, con algunas formas, cáncer de mama. No es para usted si tiene sangrado vaginal sin explicación, cáncer de mama o de útero, una enfermedad del hígado, o si tuvo un coágulo, un derrame cerebral o un ataque al corazón. ${hormonesCall911}`,
  },
  {
    topic: "Terapia hormonal",
    question: "¿Cuándo notaré una diferencia con las hormonas?",
    answer:
      "Varía, y algunas personas notan poco. En las semanas 1–4 su cuerpo se adapta. En las semanas 4–12 pueden empezar a mejorar el deseo sexual, el ánimo o los sofocos, y los primeros análisis de laboratorio, a las 4–6 semanas, muestran si la dosis es correcta. Los cambios en el músculo, la grasa corporal o los huesos tardan 3–6 meses o más. Si no hay un beneficio claro en un plazo razonable, el médico sugerirá dejar el tratamiento.",
  },
  {
    topic: "Pérdida de peso",
    question: "¿Quién puede usar un medicamento GLP-1 para perder peso?",
    answer: `Adultos con un IMC de 30 o más, o un IMC de 27 o más con una afección relacionada, como presión arterial alta, diabetes tipo 2 o apnea del sueño. ${floridaBmiRule} No es para usted si usted o alguien de su familia ha tenido cáncer medular de tiroides, si tiene MEN 2, o si está embarazada, tratando de quedar embarazada o amamantando. Deje la semaglutida al menos 2 meses antes de un embarazo planeado. Avísenos si tuvo pancreatitis o una enfermedad de la vesícula biliar. La página de pérdida de peso tiene una calculadora del IMC.`,
  },
  {
    topic: "Pérdida de peso",
    question: "¿Cuánto peso puedo esperar perder?",
    answer: `Esperamos una pérdida del ${fromTo(figures.weightLossPercent)}% de su peso inicial en ${fromTo(figures.weightLossMonths)} meses, con cambios en la comida y la actividad. Eso no es una promesa. ${weightLossStudies} Algunas personas dejan el medicamento por los efectos secundarios, y el peso a menudo vuelve después de dejarlo.`,
  },
  {
    topic: "Pérdida de peso",
    question: "¿Qué efectos secundarios tienen los medicamentos GLP-1?",
    answer: glp1SideEffects,
  },
  {
    topic: "Terapia con péptidos",
    question: "¿Qué son los péptidos y para qué se usan?",
    answer: `Cadenas cortas de aminoácidos que llevan mensajes en el cuerpo. Quienes preguntan por ellos buscan ayuda con la recuperación, el sueño, la composición corporal o la salud sexual. Cuánto se sabe varía; para la mayoría, la investigación en personas es limitada. ${absoluteRules.peptidesNotFor} PT-141 tampoco es para usted si tiene una enfermedad del corazón o de los vasos sanguíneos o presión arterial alta no controlada.`,
  },
  {
    topic: "Terapia con péptidos",
    question: "¿Cómo se usan los péptidos?",
    answer: `La mayoría son pequeñas inyecciones bajo la piel que usted se aplica; le mostramos cómo. ${injections.directions} Otros son un aerosol nasal, una cápsula o una pastilla que se disuelve en la boca. Su médico fija la dosis. ${absoluteRules.peptidesNotFor} Use PT-141 como máximo una vez en 24 horas, y no lo use si tiene una enfermedad del corazón o de los vasos sanguíneos o presión arterial alta no controlada.`,
  },
  {
    topic: "Recetas y seguridad",
    question: "¿Necesito una receta?",
    answer:
      "Sí, para todos los tratamientos de nuestra lista. Un médico revisa su historial, sus medicamentos y, cuando se necesitan, sus análisis de laboratorio. Luego el médico receta, sugiere otra cosa o desaconseja el tratamiento. Pedir o pagar un tratamiento no significa que se recetará.",
  },
  {
    topic: "Recetas y seguridad",
    question: "¿Sus medicamentos están aprobados por la FDA?",
    answer:
      "Muchos de los tratamientos de nuestra lista son compuestos, lo que significa que una farmacia los prepara para la receta de un solo paciente. Los medicamentos compuestos no están aprobados por la FDA: la FDA no revisa su seguridad, eficacia ni calidad antes de que lleguen a los pacientes. Para algunos problemas hay medicamentos aprobados por la FDA, como las tabletas genéricas de sildenafilo y tadalafilo. Antes de que usted decida, el médico le dice qué tipo recibiría y qué otras opciones tiene.",
  },
  {
    topic: "Recetas y seguridad",
    question: "¿Cómo mantienen seguro el tratamiento?",
    answer: `Primero le preguntamos por su salud, sus alergias y sus medicamentos, y decimos que no cuando algo no es seguro para usted. Si un tratamiento requiere análisis de laboratorio, estos se revisan a las 4–6 semanas y después cada tres meses. Algunas reglas no tienen excepciones. ${absoluteRules.neverWithNitrates} Tome cualquiera de los dos como máximo una vez al día. ${absoluteRules.call911}`,
  },
  {
    topic: "Consultas",
    question: "¿Qué pasa en una consulta y cuánto cuesta?",
    answer: `${freeConsultation} La consulta dura ${fromTo(figures.consultationMinutes)} minutos. Usted habla de su historial, sus medicamentos y sus metas, y nosotros le explicamos qué opciones pueden servirle, cuánto cuestan y qué puede salir mal. ${facts.practical.consultationWith ?? visitWith} Un médico decide sobre cualquier receta. Traiga una lista de todo lo que toma y los resultados recientes de sus análisis de laboratorio. No tiene que decidir ese día.`,
  },
  {
    topic: "Consultas",
    question: "¿Con qué frecuencia volveré?",
    answer: `Las visitas de seguimiento duran ${fromTo(figures.followUpMinutes)} minutos y, como los análisis de laboratorio, pueden tener una tarifa. Le decimos la tarifa antes de que reserve. Para hormonas, péptidos y pérdida de peso, los análisis se revisan a las 4–6 semanas y después cada tres meses. Su médico puede querer verle más a menudo al principio o cuando cambia una dosis. Llámenos entre una visita y otra si siente que algo no está bien.`,
  },
  {
    topic: "Consultas",
    question: "¿Qué pasa si necesito cancelar o cambiar la cita?",
    answer: `Por favor, avísenos al menos ${figures.cancellationHours} horas antes de su cita. Con menos aviso, se pierden las tarifas de esa cita. Las tarifas de servicios y productos, los paquetes prepagados y las suscripciones no son reembolsables, excepto donde la ley le da derecho a un reembolso. La política de reembolsos tiene los detalles.`,
  },
  {
    topic: "Costo y seguro médico",
    question: "¿Cuánto cuestan los tratamientos?",
    answer: `Estos son costos típicos; la página de cada tratamiento tiene el precio de un pedido. La testosterona, los servicios de estética y los escaneos corporales se cotizan. ${monthlyFigures} Pida el total por escrito antes de empezar.`,
    facts: [
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
        label: "HCG para hombres",
        value: `Unos ${wholeDollars(figures.hcg)} al mes`,
        note: rangeNote({ ...facts, figures }, "hcg"),
      },
      {
        label: "Primal Special Blend",
        value: `Unos ${wholeDollars(figures.primalSpecialBlend)} al mes`,
        note: rangeNote({ ...facts, figures }, "primalSpecialBlend"),
      },
      {
        label: "Salud sexual: medicamentos orales",
        value: `${dollarsFromTo(figures.oralMedicines)} al mes`,
        note: rangeNote({ ...facts, figures }, "oralMedicines"),
      },
      {
        label: "Salud sexual: péptidos",
        value: `${dollarsFromTo(figures.sexualHealthPeptides)} por período de tratamiento`,
        note: rangeNote({ ...facts, figures }, "sexualHealthPeptides"),
      },
      {
        label: "Salud sexual: hormonas",
        value: `${dollarsFromTo(figures.sexualHealthHormones)} al mes`,
        note: rangeNote({ ...facts, figures }, "sexualHealthHormones"),
      },
      {
        label: "Longevidad: una terapia",
        value: `${dollarsFromTo(figures.longevityTherapy)} al mes`,
        note: rangeNote({ ...facts, figures }, "longevityTherapy"),
      },
      {
        label: "Longevidad: protocolos combinados",
        value: `${dollarsFromTo(figures.combinedProtocols)} al mes`,
      },
    ],
  },
  {
    topic: "Costo y seguro médico",
    question: "¿Aceptan seguro médico?",
    answer:
      "Cuente con pagar el tratamiento por su cuenta: los precios de este sitio son lo que paga sin seguro, y muchos planes no cubren la atención de bienestar ni los medicamentos compuestos. Su plan, o Medicare, puede decirle si paga análisis de laboratorio o medicamentos, y si se puede usar una cuenta de ahorros para la salud o de gastos flexibles (HSA o FSA). Si paga la atención por su cuenta, tiene derecho a un estimado de buena fe por escrito.",
  },
  {
    topic: "Ubicación y horario",
    question: "¿Dónde están y cuándo abren?",
    answer: `Nuestro consultorio está en ${facts.city}, ${stateName(facts, "es")}, y atendemos a personas de ${areasInWords(facts.areaServed)}. ${hoursInWords(facts.hours.office)} Contestamos el teléfono ${openHoursInWords(facts.hours.listed)}. Llame al ${formatPhone(facts.phones.clinic)} para encontrar una hora que le convenga.`,
  },
];
