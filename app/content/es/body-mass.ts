// Translates content/en/body-mass.ts as of 43193e349329.
export const bodyMassWords = {
  heading: "Calcule su IMC",
  title: "Índice de masa corporal",
  close: "Cerrar",
  stays: "Lo que escribe se queda en esta página. No se envía nada.",
  byHand:
    "Para obtener su IMC, multiplique su peso en libras por 703, luego divida entre su estatura en pulgadas, y divida otra vez entre su estatura.",
  units: "Unidades",
  us: "Pies y libras",
  metric: "Métricas",
  feet: "Estatura, pies",
  inches: "Pulgadas",
  pounds: "Peso, libras",
  centimeters: "Estatura, centímetros",
  kilograms: "Peso, kilogramos",
  result: (bmi: string) => `Su IMC es ${bmi}.`,
  check: "Por favor, revise la estatura y el peso.",
  measure: "Una medida de detección, no un diagnóstico; su médico decide.",
  misleads:
    "Puede dar una idea equivocada si usted tiene mucho músculo o muy poco, es una persona mayor o está embarazada. No está pensada para menores de 18 años.",
} as const;
