// Translates content/en/legal/refund.ts as of 47ea404afd68.
import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import type { LegalDocument } from "../../word-shapes";
import { freeServiceStatement } from "./notices";

export const refundPolicy = (facts: Facts): LegalDocument => ({
  search: {
    title: "Política de reembolsos",
    description:
      "Las tarifas por servicios y productos no se reembolsan. Lea la excepción de 72 horas de Florida y cómo cancelar o cambiar una cita 48 horas antes.",
    keywords: [
      "política de reembolsos",
      "política de cancelación",
      `aviso de ${facts.figures.cancellationHours} horas`,
      "derecho de 72 horas en Florida",
      `clínica de bienestar ${facts.city}`,
    ],
  },
  title: "Política de reembolsos",
  effective: "1 de enero de 2025",
  updated: "1 de enero de 2025",
  lead: `Los pagos a ${facts.name} son definitivos. No damos reembolsos, salvo lo que digan esta página o la ley. Por favor, léala antes de pagar, y pregúntenos antes si algo no está claro.`,
  sections: [
    {
      id: "no-refunds",
      heading: "Sin reembolsos",
      blocks: [
        `Esta política abarca todo pago a ${facts.legalName} (“nosotros”, “nos”), ya sea hecho en este sitio web, por teléfono o en la clínica. Una vez hecho un pago, no lo devolvemos, ni en su totalidad ni en parte. A continuación hay una excepción importante.`,
      ],
    },
    {
      id: "florida-72-hour-right",
      heading: "La excepción: su derecho según la ley de Florida",
      blocks: [
        "Anunciamos una consulta gratuita. Por eso, la sección 456.062 de los Estatutos de Florida le da el derecho que sigue. Prevalece sobre todo lo demás de esta política.",
        freeServiceStatement,
        "En palabras sencillas: suponga que responde a nuestro anuncio, por ejemplo, llamando o escribiendo para pedir la consulta gratuita. Si después, como resultado de ello y en las 72 horas siguientes a su respuesta, recibe otro servicio, examen o tratamiento, puede negarse a pagarlo, cancelar el pago o recibir de vuelta su dinero.",
        `Para usar este derecho, llame al ${formatPhone(facts.phones.clinic)} o escriba a ${facts.email}. Díganos su nombre, la fecha y de qué servicio se trata. No necesita un formulario y no tiene que dar un motivo. Un pago con tarjeta regresa a la misma tarjeta.`,
      ],
    },
    {
      id: "services-and-products",
      heading: "Servicios y productos",
      blocks: [
        "Las tarifas por servicios y productos no son reembolsables. Esto incluye:",
        {
          list: [
            "las consultas y visitas que tienen una tarifa, los exámenes, los análisis de laboratorio y los escaneos corporales;",
            "los tratamientos que se dan en la clínica;",
            "los medicamentos, los suplementos y los productos para el cuidado de la piel, abiertos o no.",
          ],
        },
        "Un medicamento preparado o surtido para usted no se puede dar a nadie más, así que no se puede devolver. Por favor, no pague un tratamiento antes de que un médico se lo haya recetado.",
        ...(facts.practical.paidNotPrescribed ? [facts.practical.paidNotPrescribed] : []),
      ],
    },
    {
      id: "packages-and-subscriptions",
      heading: "Paquetes prepagados y suscripciones",
      blocks: [
        "Los paquetes prepagados y las suscripciones no son reembolsables. Esto también es así cuando usted ha usado solo una parte.",
        "Si usted termina una suscripción, no se cobran más pagos una vez que ha terminado según los términos que usted aceptó. Los pagos ya hechos no se devuelven.",
      ],
    },
    {
      id: "cancellations",
      heading: `Cancelar o cambiar una cita: ${facts.figures.cancellationHours} horas`,
      blocks: [
        `Para cancelar o cambiar una cita, avísenos al menos ${facts.figures.cancellationHours} horas antes de que empiece. Con menos anticipación, o si no viene, las tarifas de esa cita se pierden.`,
        `Llame al ${formatPhone(facts.phones.clinic)} o escriba a ${facts.email}. La hora en que recibimos su llamada o su correo electrónico es la hora que cuenta.`,
      ],
    },
    {
      id: "no-refund-reasons",
      heading: "Motivos que no dan lugar a un reembolso",
      blocks: [
        "No damos reembolsos por:",
        {
          list: [
            "insatisfacción: los resultados varían de una persona a otra, y no se promete ningún resultado;",
            "emergencias: por ejemplo, enfermedad, mal tiempo, viajes o un asunto familiar;",
            "cambios en el servicio: por ejemplo, otra hora, otro miembro del personal, otro producto u otro plan de tratamiento;",
            "políticas de terceros: por ejemplo, las reglas o decisiones de una aseguradora, farmacia, laboratorio, banco, prestamista o empleador.",
          ],
        },
        "Si algo de su atención no está bien, por favor, díganoslo de todos modos. Su seguridad y su seguimiento no dependen de esta política.",
      ],
    },
    {
      id: "payment-errors",
      heading: "Errores de pago y pedidos equivocados o dañados",
      blocks: [
        "Esta política no nos permite quedarnos con dinero pagado por error. Si se le cobró dos veces, o más del monto que usted aceptó, díganoslo. Devolvemos lo que se pagó de más en un plazo de 30 días después de determinar que hubo un error.",
        "Si recibe un pedido equivocado, dañado o tibio, no lo use. Llámenos el mismo día y le diremos qué sigue.",
      ],
    },
    {
      id: "your-legal-rights",
      heading: "Sus derechos según la ley",
      blocks: [
        "Esta política no le quita ningún derecho que le den la ley de Florida o la ley federal. Eso incluye su derecho a disputar un cargo de tarjeta con su banco, y sus derechos si una factura está muy por encima de su estimado de buena fe. Cuando la ley exige un reembolso, lo damos.",
      ],
    },
    {
      id: "contact",
      heading: "Preguntas",
      blocks: [
        `Llame al ${formatPhone(facts.phones.clinic)} o escriba a ${facts.email}. Si esta política cambia, el texto nuevo se publica aquí con una fecha nueva. Un pago se rige por la política en vigor el día en que se hizo.`,
      ],
    },
  ],
});
