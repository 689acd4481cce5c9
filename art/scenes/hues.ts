/**
 * Backdrop and accent of each area; the accents are the site's colour tokens. `ink` is the accent
 * as it has to be printed on a label for the Filmic view to show it: greens come out too lively.
 */
export const hues = {
  "fitness-anti-aging": { backdrop: "#d3dac6", accent: "#56694a", ink: "#5c6553" },
  "testosterone-hormone-therapy": { backdrop: "#f0cdba", accent: "#8a4632", ink: "#8a4632" },
  "sexual-health": { backdrop: "#e6cdca", accent: "#8c4a55", ink: "#84525a" },
  "weight-loss": { backdrop: "#cad7dc", accent: "#3f5a64", ink: "#3f5a64" },
  aesthetics: { backdrop: "#e3d3d6", accent: "#7a5c73", ink: "#7a5c73" },
  longevity: { backdrop: "#ead9b8", accent: "#8a6a2f", ink: "#8a6a2f" },
} as const;
