import type { Language } from "../languages";

export const language: Language = "en";
