// Translates content/en/language.ts as of 210690fd9c89.
import type { Language } from "../languages";

export const language: Language = "es";
