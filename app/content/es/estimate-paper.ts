// Translates content/en/estimate-paper.ts as of 4c0019704c7a.
import { formatPhone } from "../../facts/format-facts";

/** The printed estimate. 45 CFR 149.610(c)(1)(vi) to (x) requires its disclaimers. */
export const estimatePaperWords = {
  title: "Estimado de buena fe",
  prepared: (day: string) => `Preparado el ${day}`,
  reference: "Referencia",
  patient: "Paciente",
  birthDate: "Fecha de nacimiento",
  primary: "Artículo o servicio principal",
  expected: "Cuándo se prevé",
  diagnosisCodes: "Códigos de diagnóstico",
  columns: {
    service: "Artículo o servicio",
    expected: "Cuándo se prevé",
    code: "Código del servicio",
    quantity: "Cantidad",
    price: "Precio por unidad",
    amount: "Monto",
  },
  npi: "NPI",
  tin: "TIN",
  where: "Lugar de la atención",
  subtotal: (provider: string) => `Cargos previstos de ${provider}`,
  total: "Total de los cargos previstos",
  separate: "Se programa por separado",
  separateDisclaimer: (phone: string) =>
    `Prevemos que los siguientes artículos o servicios se programen por separado, antes o después de esta atención. Usted recibirá un estimado de buena fe aparte para cada uno cuando se programe o cuando lo pida; llame al ${formatPhone(phone)}. Los códigos de diagnóstico, los códigos de servicio, los cargos previstos y los números de proveedor de cada uno están en ese otro estimado y no en este.`,
  disclaimers: [
    "Puede haber otros artículos o servicios que recomendemos como parte de su atención y que se deben programar o pedir por separado. No están en este estimado.",
    "Esto es solo un estimado de los artículos y servicios que, al escribirlo, previmos razonablemente como necesarios. Los artículos, los servicios o los cargos reales pueden ser diferentes.",
    "Si un proveedor le factura al menos $400 más que los cargos previstos que este estimado muestra para ese proveedor, usted tiene derecho a disputar la factura en el proceso federal de resolución de disputas entre pacientes y proveedores. Debe iniciarlo dentro de los 120 días calendario después de recibir la primera factura. Infórmese sobre cómo hacerlo en www.cms.gov/nosurprises o llamando al 1-800-985-3059. Iniciarlo no afecta la calidad de los servicios de atención médica que usted recibe.",
    "Este estimado no es un contrato. No le obliga a recibir los artículos o servicios de ninguno de los proveedores o centros que se nombran en él.",
  ],
  disclaimersTitle: "Lo que debe saber",
  keep: "Guarde una copia de este estimado. Es posible que la necesite para compararla con su factura.",
} as const;
