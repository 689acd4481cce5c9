// Translates content/en/catalogue/weight-loss-studies.ts as of 692a02c31e2d.
/** Beside every figure of expected weight loss: its source, and to whom it does not apply. */
export const weightLossStudies =
  "En estudios de medicamentos aprobados por la FDA, con dieta y actividad, los adultos sin diabetes perdieron en promedio alrededor del 15% con semaglutida (68\u00a0semanas) y del 15–21% con tirzepatida (72\u00a0semanas); con placebo, del 2–3%. Las personas con diabetes perdieron menos. Estos resultados no se aplican a los medicamentos compuestos (preparados en farmacia) ni a GLP-R.";

/** Beside the BMI criterion of 27. */
export const floridaBmiRule =
  "Las etiquetas dicen 27 o más; la norma de Florida, más de 27 con una afección así.";
