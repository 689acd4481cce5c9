// Translates content/en/pages/page-words.ts as of 381a5c97d1b7.
import type * as english from "../../en/pages/page-words";
import type { Translated } from "../../translated";

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
