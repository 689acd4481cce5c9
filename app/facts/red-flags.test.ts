import { expect, it } from "vitest";
import { facts as builtFacts } from "../../tests/fixtures/built-site";
import { hasRedFlag } from "./red-flags";

const flags = ["chest pain", "can't breathe", "I am 16", "suicídio", " "];

it.each([
  "I have CHEST  pain",
  "Chest\npain since yesterday",
  "(chest-pain)",
  "I can’t breathe well",
  "I cant breathe",
  "I can`t breathe!",
  "i am 16.",
  "SUICIDIO",
  "Ｃｈｅｓｔ ｐａｉｎ",
])("finds a red flag in %j", (text) => {
  expect(hasRedFlag(text, flags)).toBe(true);
});

it.each([
  "",
  "My chest is fine, no pain",
  "I am 160 pounds",
  "I am 16 pounds over my goal weight",
  "I'm 16 weeks pregnant, and my sister says I am 16 points over",
  "chest painting",
  "orchest pain",
  "I am 61, not 16",
])("finds none in %j", (text) => {
  expect(hasRedFlag(text, flags)).toBe(false);
});

it.each([
  "Desde ayer tengo dolor en el pecho",
  "Me cuesta respirar, ayuda",
  "¿Es normal la falta de aire?",
  "Pienso en quitarme la vida",
  "Tengo 16 años",
  "I don’t want to live anymore",
  "A veces quiero morir",
])("finds one of the clinic's in %j", (text) => {
  expect(hasRedFlag(text, builtFacts.redFlags)).toBe(true);
});
