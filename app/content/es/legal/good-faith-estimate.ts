// Translates content/en/legal/good-faith-estimate.ts as of 22fbf904cfd4.
import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";

/** Link to the contact form with the request for an estimate ticked. */
export const askForEstimate = "Pedir un estimado";

/** The notice that 45 CFR 149.610(b)(1)(iii) requires on a provider's website. */
export const goodFaithEstimate = (facts: Facts): LegalDocument => ({
  search: {
    title: "Estimado de buena fe",
    description:
      "¿Paga la atención por su cuenta? Tiene derecho a un estimado de buena fe por escrito de lo que costará. Vea cuándo lo recibe y qué hacer si una factura es más alta.",
    keywords: [
      "estimado de buena fe",
      "Ley Sin Sorpresas",
      "pacientes que pagan por su cuenta",
      "pacientes sin seguro médico",
      `costo de la atención ${facts.city}`,
    ],
  },
  title: "Su derecho a un estimado de buena fe",
  updated: "28 de noviembre de 2026",
  lead: "Si no tiene seguro médico, o no piensa usarlo, tiene derecho a un “estimado de buena fe” de lo que costará su atención. Es gratis y por escrito.",
  sections: [
    {
      id: "your-right",
      heading: "Su derecho",
      blocks: [
        "La Ley Sin Sorpresas (No Surprises Act), una ley federal, y 45 CFR 149.610 exigen a los proveedores de atención médica que den a las personas que no tienen seguro médico, o que pagan la atención por su cuenta, un estimado de los cargos previstos. Lo recibe cuando programa la atención y siempre que lo pida. Si nos pregunta cuánto costará algo, lo tratamos como si pidiera un estimado.",
        "Esto le ampara si no tiene seguro médico. También le ampara si tiene seguro médico pero no piensa hacer que se envíe un reclamo a ese seguro por esta atención.",
      ],
    },
    {
      id: "timing",
      heading: "Cuándo lo recibe",
      blocks: [
        {
          list: [
            "Si programa la atención con 3 a 9 días hábiles de anticipación: a más tardar 1 día hábil después de programarla.",
            "Si programa la atención con al menos 10 días hábiles de anticipación: a más tardar 3 días hábiles después de programarla.",
            "Si pide un estimado o pregunta por el costo: a más tardar 3 días hábiles después de pedirlo o preguntar. No necesita una cita para pedirlo.",
          ],
        },
        "Si cambia lo que hemos planeado para usted, recibirá un nuevo estimado a más tardar 1 día hábil antes de la atención.",
      ],
    },
    {
      id: "contents",
      heading: "Qué dice",
      blocks: [
        "El estimado enumera los artículos y servicios que razonablemente prevemos que usted necesitará, como visitas, análisis de laboratorio y medicamentos, con el cargo previsto de cada uno. Para la atención que se repite, un solo estimado puede abarcar hasta 12 meses.",
        "Es un estimado y no un contrato. No tiene que aceptar la atención. Su factura puede ser distinta si cambian sus necesidades. Otros que participan en su atención, como un laboratorio o una farmacia, pueden facturarle por separado. El estimado dice qué cargos incluye; puede pedir a los demás sus propios estimados.",
      ],
    },
    {
      id: "how-to-ask",
      heading: "Cómo pedirlo",
      blocks: [
        `Use “${askForEstimate}” arriba, llame al ${formatPhone(facts.phones.clinic)}, escriba a ${facts.email} o pídalo en la clínica. Díganos su nombre, la atención que le interesa y si quiere el estimado en papel o por correo electrónico. Si lo necesita en otro idioma o formato, díganos eso también.`,
        "Guarde una copia o una foto de su estimado. Es posible que la necesite para compararla con su factura.",
      ],
    },
    {
      id: "dispute",
      heading: "Si su factura supera el estimado en $400 o más",
      blocks: [
        "Si una factura supera en $400 o más el estimado de ese proveedor, puede disputarla.",
        {
          list: [
            "Puede hablar primero con nosotros. Pídanos que cambiemos la factura para que coincida con el estimado, o que lleguemos a un acuerdo con usted sobre el monto.",
            "Puede iniciar una disputa ante el Departamento de Salud y Servicios Humanos de los EE.\u00a0UU. Debe hacerlo en un plazo de 120 días calendario (unos 4 meses) después de recibir la primera factura. Hay una tarifa pequeña.",
            "Entonces decide un revisor independiente. Si el revisor le da la razón a usted, usted paga un monto menor: el que fije el revisor. Si el revisor nos da la razón a nosotros, es posible que tenga que pagar el monto facturado.",
          ],
        },
        "Mientras una disputa esté abierta, no se nos permite enviar la factura a cobranza ni agregar cargos por mora. Iniciar una disputa no afecta la calidad de su atención.",
      ],
    },
    {
      id: "help",
      heading: "Dónde obtener más información",
      blocks: [
        "Los Centros de Servicios de Medicare y Medicaid (CMS) responden preguntas sobre este derecho y explican cómo iniciar una disputa. Llame al 1-800-985-3059 o visite www.cms.gov/nosurprises.",
      ],
    },
    {
      id: "florida-law",
      heading: "Sus derechos en Florida",
      blocks: [
        "La Declaración de derechos del paciente de Florida (sección 381.026 de los Estatutos de Florida) también da a todo paciente, con o sin seguro médico, el derecho a un estimado razonable de los cargos antes del tratamiento, si lo pide, y a una factura clara y detallada, con una explicación de los cargos si la pide.",
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
