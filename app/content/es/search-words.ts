// Translates content/en/search-words.ts as of f32d1c55ffd8.
import { brands } from "../en/search-words";

/** Names of medicines, which are the same in Spanish. */
export { brands };

/**
 * Search words of people who do not know a page's name, by the page's path; with the English ones
 * that Spanish speakers in Florida use.
 */
export const keywordsOf: Readonly<Record<string, string>> = {
  "/peptide-therapy":
    "péptido péptidos peptide peptides recuperación recuperarse lesión lesiones articulación articulaciones coyunturas tendón tendones músculo músculos rodilla hombro dormir sueño insomnio cicatrizar sanar intestino",
  "/hormone-replacement":
    "hormona hormonas hormonal reemplazo terapia inyección inyecciones trt hrt trh testosterona testosterone baja estrógeno estrógenos estradiol progesterona menopausia sofocos bochornos calores calorones cambio de vida andropausia cansancio cansado cansada fatiga agotado agotada sin energía siempre hombre hombres mujer mujeres",
  "/weight-loss":
    "peso bajar de peso perder peso rebajar adelgazar flaca flaco gorda gordo inyección inyecciones pastilla pastillas grasa dieta apetito hambre obesidad sobrepeso barriga panza libras kilos glp1 glp weight loss",
  "/weight-loss-aesthetics":
    "estética piel cabello pelo arrugas cara rellenos relleno filler fillers láser labios acné cosmético belleza medspa spa botulínica toxina facial manchas cicatrices",
  "/sexual-health":
    "sexo sexual sexuales ed disfunción eréctil erección impotencia impotente libido deseo ganas relaciones intimidad íntima pareja pastilla azul cama resequedad",
  "/anti-aging-longevity":
    "longevidad antienvejecimiento envejecer envejecimiento anti edad energía cansado cansada cansancio fatiga nad glutatión glutathione vejez viejo vieja vitalidad juventud",
  "/contact":
    "horario horarios hora horas abierto abren cierran cerrado sábado domingo fin de semana dirección ubicación dónde teléfono número llamar correo email escribir cita citas reservar agendar turno cómo llegar estacionamiento visita contacto video videollamada telemedicina noche suscripción surtir hsa fsa medicare español habla",
  "/payment": "pagar pago factura cuenta cobro saldo tarjeta debo deuda",
  "/services":
    "precio precios costo costos cuesta cuestan cuánto lista tratamientos tratamiento catálogo",
  "/good-faith-estimate":
    "estimado presupuesto cotización buena fe costo precio seguro aseguranza cuenta factura",
  "/refund-policy":
    "reembolso reembolsos devolución devolver dinero cancelar cancelación reprogramar cambiar cita",
  "/styku":
    "escaneo escáner escanear cuerpo corporal 3d grasa corporal composición medidas medir scan styku",
  "/about":
    "acerca sobre nosotros doctor doctora médico médica personal equipo quién quiénes gente clínica",
  "/faqs": "faq faqs preguntas frecuentes pregunta respuestas dudas ayuda",
  "/privacy": "privacidad hipaa datos personales",
  "/weight-loss-rights": "derechos declaración de derechos consumidor peso",
  "/terms": "términos condiciones uso",

  "/treatments/semaglutide":
    "peso bajar adelgazar inyección inyecciones glp1 glp 1 semaglutida semaglutid costo precio",
  "/treatments/tirzepatide":
    "peso bajar adelgazar inyección inyecciones glp1 glp 1 tirzepatida tirzepatid costo precio",
  "/treatments/glp-r": "peso bajar adelgazar inyección inyecciones",
  "/treatments/hcg-for-men":
    "hcg gonadotropina fertilidad testosterona hombres esperma espermatozoides hijos",
  "/treatments/sermorelin-troche":
    "sermorelina dormir sueño hormona del crecimiento gh hgh trocisco pastilla",
  "/treatments/tesamorelin-12mg-anti-aging":
    "tesamorelina hormona del crecimiento gh hgh grasa barriga panza abdominal",
  "/treatments/tesamorelin-ipamorelin":
    "tesamorelina ipamorelina hormona del crecimiento gh hgh dormir sueño",
  "/treatments/wolverine":
    "lesión tendón articulación coyuntura recuperación tb500 cicatrizar sanar",
  "/treatments/wolverine-ghk-cu": "lesión tendón articulación coyuntura piel cabello pelo cobre",
  "/treatments/bpc-157-kpv": "intestino estómago digestión bpc",
  "/treatments/nad-injectable": "energía fatiga cansancio cansado cansada nad inyectable inyección",
  "/treatments/nad-nasal-spray": "energía fatiga cansancio cansado cansada nad aerosol nasal",
  "/treatments/glutathione-injectable": "glutatión antioxidante piel energía inyectable inyección",
  "/treatments/glutathione-nasal": "glutatión antioxidante piel aerosol nasal",
  "/treatments/sildenafil": "sildenafilo ed disfunción eréctil erección pastilla impotencia",
  "/treatments/tadalafil": "tadalafilo ed disfunción eréctil erección pastilla impotencia",
  "/treatments/pt141-nasal-spray":
    "libido deseo ganas sexo mujeres bremelanotida bremelanotide aerosol nasal",
  "/treatments/primal-special-blend": "libido deseo ganas sexo ed mezcla",
};

export const searchEntryNames = {
  aesthetics: "Estética",
  treatments: "Tratamientos y precios",
} as const;

export const searchWords = {
  /** Above results that are not treatments. */
  pages: "Páginas y respuestas",
  brand: "Pregunte al médico qué medicamentos aprobados se pueden recetar",
  brandText:
    "En nuestra lista no hay ningún tratamiento con el nombre de marca de un medicamento aprobado. Esta página trata del área:",
  nothing: {
    questions: "Preguntas y respuestas",
    write: "Escríbanos",
  },
  submit: "Buscar",
  kinds: {
    area: "Área de atención",
    page: "Página",
    question: "Pregunta",
    treatment: "Tratamiento",
  },
} as const;
