import type { Facts } from "../../../facts/facts-schema";
import type { StykuWords } from "./page-words";

export const stykuWords = (facts: Facts): StykuWords => ({
  search: {
    title: "3D Body Scanning and Body Composition",
    description:
      "A 35-second 3D body scan; 2mm accuracy and under 1% measurement error, according to the maker. See what it measures and how a scan visit goes.",
    keywords: [
      `3D body scan ${facts.city}`,
      "Styku body scanner",
      "body composition analysis",
      "body measurements",
      "body fat analysis",
    ],
  },
  hero: {
    kicker: "3D body scanning",
    headline: "See what the scale can’t",
    lead: "You stand still on a slowly turning platform while a camera records your shape. No needles, no X-rays. The scan takes 35 seconds and gives a 3D model and your measurements.",
  },
  buttons: { hero: "Schedule Your Scan", closing: "Book Your Scan" },
  turntable: {
    label: "Turn the figure",
    hint: "Drag it, or use the arrow keys.",
    turned: "{degrees} degrees",
  },
  claims: [
    { value: "35-second", label: "scan" },
    { value: "2mm", label: "accuracy" },
    { value: "Under 1%", label: "measurement error" },
  ],
  claimsOf: "Scan time, accuracy and error are the maker’s figures.",
  features: {
    heading: "Eight things one scan shows",
    items: [
      {
        title: "Measurements",
        text: "Waist, hips, chest, arms and legs, measured the same way every time.",
      },
      {
        title: "3D Model",
        text: "A model of your body that you can turn and look at from every side.",
      },
      {
        title: "Shape Analysis",
        text: "Posture and proportions, left against right, upper body against lower.",
      },
      {
        title: "Track Progress",
        text: "Compare two scans to see where you’ve changed, even if your weight hasn’t.",
      },
      {
        title: "Fat Analysis",
        text: "An estimate of body fat and lean mass, worked out from your shape and weight.",
      },
      {
        title: "Risk Assessment",
        text: "Waist size and shape are linked with heart and metabolic risk. The scan is a prompt for questions, not a diagnosis.",
      },
      {
        title: "Goal Setting",
        text: "Choose a goal in inches or percent, and see what it would mean for you.",
      },
      {
        title: "Dashboard",
        text: "All your scans in one place, so you and your physician read the same numbers.",
      },
    ],
  },
  useCases: {
    heading: "Who uses it, and why",
    items: [
      {
        title: "Fitness and Sports",
        text: "Training can add muscle while the scale stands still. A scan shows where your shape changed.",
      },
      {
        title: "Medical Weight Loss",
        text: "The goal: lose fat, keep muscle. Regular scans help us catch it early if you’re losing muscle instead.",
        href: "/weight-loss",
      },
      {
        title: "Aesthetics",
        text: "A record of your shape before and after, measured with the same tool.",
        href: "/weight-loss-aesthetics",
      },
      {
        title: "Peptide Therapy",
        text: "A baseline before you start, so we judge by measurements, not by memory.",
        href: "/peptide-therapy",
      },
    ],
  },
  steps: {
    heading: "How a scan visit goes",
    items: [
      {
        title: "Get ready",
        text: "Change into snug clothes in private. Tie up long hair. Loose fabric hides your shape from the camera.",
      },
      {
        title: "Stand still",
        text: "Hold the handles for 35 seconds while the platform turns once. The scan isn’t for you if you can’t stand still for 35 seconds. Tell us if you get dizzy.",
      },
      {
        title: "Read it together",
        text: "We go over your model and your numbers, and what they can and can’t tell you.",
      },
    ],
  },
  closing: {
    heading: "Book a body scan",
    text: "Ask for the price of a scan when you book.",
  },
  disclaimer:
    "A body scan measures shape and estimates body composition. It does not diagnose or rule out any disease. Talk with a physician about what your results mean for your health.",
});
