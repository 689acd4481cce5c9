// Translates content/en/legal/terms.ts as of 0037db91790d.
import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { courts } from "../../../facts/identity";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";
import { freeConsultation } from "../free-consultation";

export const termsOfUse = (facts: Facts): LegalDocument => ({
  search: {
    title: "Términos de uso",
    description:
      "Reglas para usar este sitio: información general, no un consejo médico. Las recetas vienen después de un examen. Precios, pagos, cancelaciones y ley de Florida.",
    keywords: [
      "términos de uso",
      "aviso médico",
      "términos del sitio web",
      "medicamentos compuestos",
      `clínica de bienestar ${facts.city}`,
    ],
  },
  title: "Términos de uso",
  updated: "28 de noviembre de 2026",
  lead: "Estas son las reglas para usar este sitio web. Las dos más importantes: nada de lo que hay aquí es un consejo médico y, en una emergencia, llame al 911.",
  sections: [
    {
      id: "agreement",
      heading: "Su acuerdo con nosotros",
      blocks: [
        `Este sitio web pertenece a ${facts.legalName} (“${facts.name}”, “nosotros”, “nos”), una clínica de bienestar con guía médica en ${facts.city}, ${stateName(facts, "es")}. Al usarlo, usted acepta estos términos. Si no los acepta, por favor, no lo use; en su lugar, puede llamarnos.`,
        "Estos términos abarcan el sitio web. Su atención como paciente se rige por la ley, por los deberes de su médico y por los formularios que usted lee y firma en la clínica.",
      ],
    },
    {
      id: "emergencies",
      heading: "No es para emergencias",
      blocks: [
        "Si es posible que tenga una emergencia médica, llame al 911 o vaya a la sala de emergencias más cercana ahora mismo. No use este sitio web, su formulario ni el correo electrónico para nada urgente. Los mensajes no se vigilan las 24 horas. Si está pensando en el suicidio o tiene una crisis de salud mental, llame o envíe un mensaje de texto al 988.",
      ],
    },
    {
      id: "age",
      heading: "Solo para adultos",
      blocks: [
        "Debe tener 18 años o más para enviar una solicitud o hacer un pago aquí. Nuestros servicios son para adultos.",
      ],
    },
    {
      id: "no-medical-advice",
      heading: "Información, no un consejo médico",
      blocks: [
        "Las páginas de este sitio web dan información general. No son un consejo médico, ni un diagnóstico ni un plan de tratamiento, y no le conocen a usted. No empiece, deje ni cambie un medicamento, y no posponga una visita al médico, por algo que haya leído aquí. Pregunte a un médico que conozca sus antecedentes.",
        "Trabajamos para que la información sea correcta y esté al día, pero la medicina cambia y ocurren errores. Los resultados varían de una persona a otra. No se promete ningún resultado.",
      ],
    },
    {
      id: "no-relationship",
      heading: "No hay relación médico-paciente",
      blocks: [
        "Leer este sitio web, enviar una solicitud, llamarnos o hacer un pago no hace que usted sea paciente de nuestra clínica y no crea una relación médico-paciente. Esa relación empieza solo cuando un profesional clínico con licencia de la clínica ha aceptado atenderle. Podemos decidir que no somos el lugar adecuado para su atención.",
      ],
    },
    {
      id: "catalog",
      heading: "El catálogo solo informa",
      blocks: [
        "El catálogo muestra tratamientos y sus precios. No puede comprar nada por medio de él. Todo tratamiento necesita una consulta, una evaluación y la receta de un médico. Solo el médico decide, y puede recomendar otra cosa o nada en absoluto. Es posible que un tratamiento que se muestra no sea adecuado para usted o no esté disponible.",
        "Pagar un monto en la página de pagos no le da derecho a una receta. Por favor, no pague un tratamiento antes de que un médico se lo haya recetado.",
      ],
    },
    {
      id: "compounded-medicines",
      heading: "Medicamentos compuestos",
      blocks: [
        "Algunos tratamientos son medicamentos compuestos. Una farmacia con licencia los prepara para la receta de un solo paciente. Los medicamentos compuestos no están aprobados por la FDA. La FDA no revisa su seguridad, su eficacia ni su calidad antes de que se vendan. No son versiones genéricas de medicamentos aprobados por la FDA, y nada aquí dice que actúen de la misma manera.",
        "Las reglas para algunos ingredientes, entre ellos varios péptidos, cambian de vez en cuando. Recetamos solo lo que la ley permite el día de la receta. Las afirmaciones sobre suplementos no han sido evaluadas por la FDA; los suplementos no están destinados a diagnosticar, tratar, curar ni prevenir ninguna enfermedad.",
      ],
    },
    {
      id: "prices",
      heading: "Precios y ofertas",
      blocks: [
        "Los precios están en dólares estadounidenses y pueden cambiar sin previo aviso. Son precios generales, no una oferta para usted en particular. Lo que usted paga se confirma antes de que acepte un tratamiento. Donde un precio tachado aparece junto a otro, el que no está tachado es nuestro precio. Si un precio se muestra mal, podemos corregirlo antes de que usted pague.",
        `${freeConsultation} Los tratamientos también tienen tarifas, y se las decimos antes de que se apliquen. La ley de Florida le da un derecho de 72 horas en relación con los servicios gratuitos y con descuento. Se cita al pie de cada página y se explica en nuestra Política de reembolsos.`,
        "Si no tiene seguro médico o no piensa usarlo, tiene derecho a un estimado de buena fe del costo. Vea nuestro aviso sobre el estimado de buena fe.",
      ],
    },
    {
      id: "payments",
      heading: "Pagos en línea",
      blocks: [
        "En la página de pagos usted elige un monto y pasa a la página segura de Stripe, nuestro proveedor de pagos con tarjeta, donde escribe los datos de su tarjeta. Allí se aplican los términos de Stripe. Usted confirma que la tarjeta es suya o que puede usarla, y que el monto es correcto. Revíselo antes de pagar.",
        "Un pago está completo cuando Stripe lo confirma. Podemos rechazar pagos que parezcan fraude o pruebas de números de tarjeta. Los pagos se rigen por nuestra Política de reembolsos: las tarifas no son reembolsables, salvo lo que digan esa política o la ley.",
      ],
    },
    {
      id: "cancellations",
      heading: "Cancelar o cambiar una cita",
      blocks: [
        `Por favor, avísenos con al menos ${facts.figures.cancellationHours} horas de anticipación para cancelar o cambiar una cita, por teléfono al ${formatPhone(facts.phones.clinic)} o por correo electrónico a ${facts.email}. De lo contrario, las tarifas de esa cita se pierden. La Política de reembolsos tiene los detalles.`,
      ],
    },
    {
      id: "your-messages",
      heading: "Lo que usted nos envía",
      blocks: [
        "Dé su propio nombre y sus propios datos de contacto, y asegúrese de que sean correctos. Al enviar una solicitud, usted nos pide que le llamemos o le escribamos sobre ella. El correo electrónico y los formularios web no son el lugar para información médica detallada. Nuestra Política de privacidad dice qué guardamos y por cuánto tiempo.",
      ],
    },
    {
      id: "acceptable-use",
      heading: "Uso correcto",
      blocks: [
        "Cuando use este sitio web:",
        {
          list: [
            "no infrinja la ley, ni haga daño ni acose a nadie;",
            "no se haga pasar por otra persona, ni envíe mensajes falsos o publicitarios;",
            "no intente entrar en partes que no son públicas, ni eludir límites y protecciones;",
            "no lo perturbe ni lo sobrecargue, no envíe programas maliciosos ni pruebe tarjetas en la página de pagos;",
            "no lo use para obtener una receta para otra persona.",
          ],
        },
        "Los investigadores que buscan puntos débiles de buena fe y nos informan de ellos, sin tocar los datos de otras personas, son bienvenidos. Podemos bloquear el acceso que infrinja estas reglas.",
      ],
    },
    {
      id: "intellectual-property",
      heading: "Textos, imágenes y nombres",
      blocks: [
        `Los textos, las imágenes, el diseño, el nombre y el logotipo de ${facts.name} nos pertenecen a nosotros o a quienes nos permiten usarlos. Usted puede leer, imprimir, enlazar y compartir páginas para uso personal y no comercial. Para cualquier otra cosa, pídanos permiso antes por escrito. Los demás nombres pertenecen a sus propietarios; mencionarlos no significa que nos respalden.`,
      ],
    },
    {
      id: "other-websites",
      heading: "Otros sitios web",
      blocks: [
        "Algunas páginas llevan a sitios web de otros, como el proveedor de pagos o una oficina del gobierno. No controlamos esos sitios web y no somos responsables de lo que muestran o hacen.",
      ],
    },
    {
      id: "warranty",
      heading: "Sin garantía para el sitio web",
      blocks: [
        "Ofrecemos este sitio web “tal como está” y “según esté disponible”. En la medida en que la ley lo permita, no damos ninguna garantía, expresa ni implícita, de que esté completo, esté libre de errores o se pueda acceder a él siempre. Podemos cambiar o cerrar partes de él en cualquier momento.",
      ],
    },
    {
      id: "liability",
      heading: "Límites de nuestra responsabilidad",
      blocks: [
        "En la medida en que la ley lo permita, no somos responsables de daños indirectos, incidentales, especiales o consecuentes, ni de la pérdida de ganancias o de datos, que resulten de usar este sitio web o de no poder usarlo.",
        "Esta sección trata solo del sitio web. No limita ni excluye:",
        {
          list: [
            "la responsabilidad por la atención médica, incluidos los reclamos por negligencia médica;",
            "la responsabilidad por negligencia grave, fraude o daño intencional;",
            "ningún derecho ni reclamo que la ley de Florida o la ley federal no permita limitar, o al que no permita renunciar.",
          ],
        },
      ],
    },
    {
      id: "governing-law",
      heading: "Ley aplicable y tribunales",
      blocks: [
        `Estos términos se rigen por la ley del Estado de ${stateName(facts, "es")} y, cuando se aplica, por la ley de los Estados Unidos. Por favor, hable primero con nosotros; la mayoría de los problemas se pueden resolver así. Si una disputa sobre estos términos o este sitio web debe ir a los tribunales, debe presentarse ante los tribunales estatales del condado de ${courts.county}, ${stateName(facts, "es")}, o, cuando tengan competencia, ante el tribunal federal de ${courts.federal}, a menos que la ley le dé a usted el derecho de presentarla en otro lugar.`,
      ],
    },
    {
      id: "general",
      heading: "Si una parte de estos términos no se puede hacer cumplir",
      blocks: [
        "Si un tribunal declara inválida una parte de estos términos, el resto sigue en vigor. Si no hacemos cumplir un término de inmediato, no hemos renunciado a él. Estos términos, con la Política de privacidad y la Política de reembolsos, son el acuerdo completo sobre el uso de este sitio web.",
      ],
    },
    {
      id: "changes",
      heading: "Cambios a estos términos",
      blocks: [
        "Podemos cambiar estos términos. El texto nuevo se publica aquí con una fecha nueva y abarca su uso del sitio web a partir de entonces. Un cambio no afecta los pagos ya hechos.",
      ],
    },
    {
      id: "contact",
      heading: "Contacto",
      blocks: [
        `${facts.legalName}, ${facts.city}, ${stateName(facts, "es")}. Teléfono ${formatPhone(facts.phones.clinic)}, correo electrónico ${facts.email}.`,
      ],
    },
  ],
});
