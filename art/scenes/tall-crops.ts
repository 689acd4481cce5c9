/**
 * Pictures whose tall crop is cut out of the wide render: the middle of the cut, as a part of the
 * width. Heads with a tall render of their own are not listed.
 */
export const tallCrops: Record<string, number> = {
  "head-weight-loss-tall": 0.66,
  "head-aesthetics-tall": 0.7,
  "head-sexual-health-tall": 0.7,
  "head-longevity-tall": 0.62,
  "head-tools-tall": 0.6,
  "first-weeks-tall": 0.5,
  "first-weeks-night-tall": 0.5,
};
