// Translates content/en/pages/page-words.ts as of 381a5c97d1b7.
import type { Area } from "../../en/areas";
import type * as english from "../../en/pages/page-words";

/** An English type whose fixed texts may be any text. Areas stay as they are. */
export type Translated<Words> = Words extends Area
  ? Words
  : Words extends string
    ? string
    : Words extends (...args: never[]) => unknown
      ? Words
      : { [At in keyof Words]: Translated<Words[At]> };

export type HomeWords = Translated<english.HomeWords>;
export type ServicesWords = Translated<english.ServicesWords>;
export type PeptideTherapyWords = Translated<english.PeptideTherapyWords>;
export type HormoneReplacementWords = Translated<english.HormoneReplacementWords>;
export type WeightLossWords = Translated<english.WeightLossWords>;
export type SexualHealthWords = Translated<english.SexualHealthWords>;
export type LongevityWords = Translated<english.LongevityWords>;
export type AboutWords = Translated<english.AboutWords>;
export type FaqsWords = Translated<english.FaqsWords>;
export type ContactFormWords = Translated<english.ContactFormWords>;
export type ContactWords = Translated<english.ContactWords>;
export type StykuWords = Translated<english.StykuWords>;
export type PaymentFormWords = Translated<english.PaymentFormWords>;
export type PaymentWords = Translated<english.PaymentWords>;
export type NotFoundWords = Translated<english.NotFoundWords>;
export type ErrorWords = Translated<english.ErrorWords>;
