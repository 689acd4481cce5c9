import type { Facts } from "./facts-schema";

/** Titles of sources, and contents of orders, by the English ones. */
const inSpanish: Readonly<Record<string, string>> = {
  "One nasal spray bottle; your physician sets the dose.":
    "Un frasco de aerosol nasal; su médico fija la dosis.",
  "One jar of troches; your physician sets how many you take.":
    "Un envase de pastillas que se disuelven en la boca (trociscos); su médico fija cuántas usa.",
  "One jar of capsules; your physician sets how many you take.":
    "Un envase de cápsulas; su médico fija cuántas toma.",
  "Review of placebo-controlled trials of this kind of medicine, with 12,564 men":
    "Revisión de estudios clínicos de este tipo de medicamento comparado con placebo, con 12,564 hombres",
  "BPC-157 for pain after a cut, studied in rats":
    "BPC-157 para el dolor después de un corte, estudiado en ratas",
  "Two trials of tesamorelin in adults with HIV and excess belly fat":
    "Dos estudios clínicos de tesamorelina en adultos con VIH y exceso de grasa abdominal",
  "A 20-week trial of tesamorelin and memory in 152 older adults":
    "Un estudio clínico de 20 semanas sobre la tesamorelina y la memoria en 152 adultos mayores",
  "Review of sermorelin and ipamorelin in men: few data on what they do for patients":
    "Revisión sobre sermorelina e ipamorelina en hombres: hay pocos datos sobre lo que hacen por los pacientes",
  "FDA list of September 2023 on risks in compounding: too little known to say whether BPC-157 harms people":
    "Lista de la FDA de septiembre de 2023 sobre riesgos al preparar medicamentos compuestos: se sabe demasiado poco para decir si el BPC-157 daña a las personas",
  "Review of thymosin beta-4, the model of TB-500, for skin wounds: animals, early trials in people":
    "Revisión sobre la timosina beta-4, el modelo del TB-500, para heridas de la piel: animales y primeros estudios clínicos en personas",
  "Review of GHK-Cu, mostly in cells and on the skin":
    "Revisión sobre el GHK-Cu, sobre todo en células y en la piel",
  "Review of trials that try to raise NAD: few of them, with results still speculative":
    "Revisión de estudios clínicos que intentan aumentar el NAD: son pocos y sus resultados todavía son especulativos",
  "Review of 30 studies in rats and mice of substances that the body turns into NAD":
    "Revisión de 30 estudios en ratas y ratones de sustancias que el cuerpo convierte en NAD",
  "NAD+ by infusion over six hours: what the body does with it, not what it does for people":
    "NAD+ por infusión durante seis horas: lo que el cuerpo hace con él, no lo que hace por las personas",
  "KPV by mouth in mice with inflamed bowels, and in cells":
    "KPV por la boca en ratones con intestinos inflamados, y en células",
  "Nasal glutathione in 30 people with Parkinson’s disease; it looked at safety only":
    "Glutatión nasal en 30 personas con la enfermedad de Parkinson; solo se estudió la seguridad",
  "One dose of nasal glutathione in 15 people with Parkinson’s disease, seen in the brain":
    "Una dosis de glutatión nasal en 15 personas con la enfermedad de Parkinson, observada en el cerebro",
  "Injected glutathione in nine people with Parkinson’s disease, without a comparison":
    "Glutatión inyectado en nueve personas con la enfermedad de Parkinson, sin grupo de comparación",
  "Review of seven trials of glutathione in 450 people with Parkinson’s disease":
    "Revisión de siete estudios clínicos de glutatión en 450 personas con la enfermedad de Parkinson",
  "Earlier label of tesamorelin: for excess belly fat with HIV, not for weight loss":
    "Etiqueta anterior de la tesamorelina: para el exceso de grasa abdominal con VIH, no para bajar de peso",
  "Nasal PT-141 against placebo in healthy men and men with erectile dysfunction":
    "PT-141 nasal comparado con placebo en hombres sanos y en hombres con disfunción eréctil",
  "Label of the injection, for women before menopause only":
    "Etiqueta de la inyección, solo para mujeres antes de la menopausia",
  "A year of the injection in 684 women before menopause, of whom 272 completed it":
    "Un año de la inyección en 684 mujeres antes de la menopausia, de las cuales 272 lo completaron",
  "Label of tadalafil tablets for erectile dysfunction":
    "Etiqueta de las tabletas de tadalafilo para la disfunción eréctil",
  "Label of sildenafil tablets for erectile dysfunction":
    "Etiqueta de las tabletas de sildenafilo para la disfunción eréctil",
  "Review of HCG and fertility in men with low testosterone":
    "Revisión sobre la HCG y la fertilidad en hombres con testosterona baja",
  "Label of an HCG injection": "Etiqueta de una inyección de HCG",
  "Review of sermorelin injections in children who lack growth hormone; data are limited":
    "Revisión sobre inyecciones de sermorelina en niños a quienes les falta hormona del crecimiento; los datos son limitados",
  "Summary of a 68-week trial with 1,961 adults":
    "Resumen de un estudio clínico de 68 semanas con 1,961 adultos",
  "Label of an approved injection for weight": "Etiqueta de una inyección aprobada para el peso",
  "A 72-week trial with 2,539 adults": "Un estudio clínico de 72 semanas con 2,539 adultos",
  "A 72-week trial with 579 adults": "Un estudio clínico de 72 semanas con 579 adultos",
};

/** The Spanish texts of the build's facts; a text without one is shown in English. */
export function clinicSpanish(treatments: Facts["treatments"]): Facts["spanish"] {
  const texts: Facts["spanish"] = {
    banner: "OFERTA: CONSULTA GRATUITA",
    areaServed: ["Jacksonville", "St. Augustine", "el norte de Florida"],
    "hours.holidayNote": "El horario puede cambiar los días feriados. Por favor, llame.",
  };
  for (const [slug, { supply, evidence }] of Object.entries(treatments)) {
    const contents = supply && inSpanish[supply];
    if (contents) texts[`treatments.${slug}.supply`] = contents;
    const titles = evidence.sources.flatMap(({ title }) => inSpanish[title] ?? []);
    if (titles.length > 0 && titles.length === evidence.sources.length)
      texts[`treatments.${slug}.evidence.sources`] = titles;
  }
  return texts;
}
