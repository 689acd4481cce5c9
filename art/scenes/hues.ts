/**
 * Backdrop and label color of each area, close to its hue and ink on the site (styles/tokens.css).
 * They are adjusted for the Filmic view, which makes greens too saturated and reds too orange.
 */
export const hues = {
  "fitness-anti-aging": { backdrop: "#d3dac6", ink: "#5c6553" },
  "testosterone-hormone-therapy": { backdrop: "#f0cdba", ink: "#8a4632" },
  "sexual-health": { backdrop: "#e6cdca", ink: "#84525a" },
  "weight-loss": { backdrop: "#cad7dc", ink: "#3f5a64" },
  aesthetics: { backdrop: "#e3d3d6", ink: "#7a5c73" },
  longevity: { backdrop: "#ead9b8", ink: "#8a6a2f" },
} as const;

export type Hue = keyof typeof hues;

export const fitness = "fitness-anti-aging";
export const hormone = "testosterone-hormone-therapy";
export const sexual = "sexual-health";
export const weight = "weight-loss";
