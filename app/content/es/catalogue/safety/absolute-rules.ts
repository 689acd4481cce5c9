// Translates content/en/catalogue/safety/absolute-rules.ts as of 3746fd0459fd.
/**
 * The absolute rules, each worded once. Treatments, pages, questions and disclaimers quote them;
 * absolute-rules.test.ts checks every text that discusses a medicine.
 */
const nitrates = "nitratos (como la nitroglicerina), poppers, riociguat o vericiguat";
const thyroidCancer = "usted o alguien de su familia ha tenido cáncer medular de tiroides";
/** Follows "está" or "esté". */
const pregnancy = "embarazada, tratando de quedar embarazada o amamantando";

export const absoluteRules = {
  /** List items that complete "No lo use si". */
  takesNitrates: `usa ${nitrates}: junto con este medicamento, pueden bajar su presión arterial a un nivel peligroso.`,
  hasThyroidCancer: `${thyroidCancer}, o usted tiene MEN 2 (neoplasia endocrina múltiple tipo 2).`,
  isPregnant: `está ${pregnancy}.`,
  hasCancer: "tiene cáncer ahora, o lo tuvo hace poco.",
  isUnder18: "es menor de 18 años.",
  hasCancerUnlessAgreed: "tiene cáncer ahora, a menos que su oncólogo esté de acuerdo.",

  /** Complete sentences. */
  neverWithNitrates: `Nunca tome sildenafilo ni tadalafilo con ${nitrates}: juntos pueden bajar su presión arterial a un nivel peligroso.`,
  glp1NotFor: `Los medicamentos GLP-1 no son para usted si ${thyroidCancer}, si tiene MEN 2 (una afección hereditaria que causa tumores en las glándulas) o si está ${pregnancy}.`,
  glp1Boxed:
    "Advertencia en recuadro, la más fuerte de la FDA: en ratas, este tipo de medicamento causó tumores de células C de la tiroides. No se sabe si los causa en personas.",
  pt141NotFor: `PT-141 no es para usted si tiene una enfermedad del corazón o de los vasos sanguíneos o presión arterial alta no controlada, o si está ${pregnancy}.`,
  peptidesNotFor: `Los péptidos no son para usted si tiene cáncer ahora o lo tuvo hace poco, o si está ${pregnancy}.`,
  longevityNotFor: `Estas terapias no son para ninguna persona que esté ${pregnancy}, que sea menor de 18 años o que tenga cáncer ahora. Solo para NAD+ y glutatión puede haber una excepción en caso de cáncer, si un oncólogo está de acuerdo.`,
  hcgNotFor: "La HCG no es para mujeres, ni para hombres con cáncer de próstata o de mama.",
  call911:
    "Llame al 911 en caso de dificultad para respirar, hinchazón de la cara o la garganta, dolor en el pecho o desmayo.",
} as const;
