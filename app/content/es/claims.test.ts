import { expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/built-site";
import { findClaims } from "./claims";

const wordsIn = (text: string) => findClaims(text).map(({ word }) => word);

it.each([
  "Este péptido cura la diabetes.",
  "Resultados garantizados.",
  "Eficacia clínicamente comprobada.",
  "Revierte el envejecimiento.",
  "Elimina la grasa abdominal.",
  "Potencia su energía.",
  "No tiene efectos secundarios.",
  "Sin ningún tipo de riesgo.",
  "Un método 100 % eficaz.",
  "Perderá 20 libras.",
  "Los mejores péptidos.",
  "Es lo mismo que el medicamento de marca.",
  "Es el genérico de la inyección.",
  "Nuestros péptidos están aprobados por la FDA.",
  "Sin\u00A0efectos\u202Fsecundarios",
  "Resultados g\u0430rantiz\u0430dos",
])("finds the promise in %j", (text) => {
  expect(wordsIn(text)).toHaveLength(1);
});

it.each([
  "Use el aerosol como indica su médico y manténgalo frío.",
  "No está demostrado que alargue la vida.",
  "Los medicamentos compuestos no están aprobados por la FDA.",
  "Avísenos antes si ha probado otros tratamientos.",
  "Al igual que otros medicamentos, puede causar náuseas.",
  "Si no está seguro de que es para usted, llámenos.",
  "A lo mejor necesita otra dosis.",
  "Puede perder peso; no es una promesa.",
])("finds none in %j", (text) => {
  expect(wordsIn(text)).toEqual([]);
});

it("finds none in the Spanish texts of the build's facts", () => {
  for (const text of Object.values(facts.spanish).flat())
    expect(wordsIn(text ?? ""), text).toEqual([]);
});
