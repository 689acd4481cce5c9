import { expect, it } from "vitest";
import { estimatePaperWords as english } from "~/content/en/estimate-paper";
import { estimatePaperWords as spanish } from "~/content/es/estimate-paper";
import type { Language } from "~/content/languages";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anEstimate } from "../../../tests/fixtures/functions-of-inquiries";
import { ana } from "../../../tests/fixtures/people";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { EstimatePaper } from "./estimate-paper";
import { openEstimate, writeEstimate } from "./estimates.server";

async function paperOf(language: Language) {
  const { app, receive, change } = await openTestDesk("sqlite");
  const reference = await receive({ language });
  const written = await writeEstimate(app, { ...change(reference), estimate: anEstimate });
  if (written === "missing") throw new Error("not written");
  const opened = await openEstimate(app, { actor: ana, reference, ...written });
  if (!opened) throw new Error("not stored");
  return { ...opened, html: renderOnSite(<EstimatePaper {...opened} reference={reference} />) };
}

it("an estimate for a visitor who wrote in Spanish is in Spanish, at the desk too", async () => {
  const { html, estimate } = await paperOf("es");
  expect(estimate.language).toBe("es");
  expect(html).toMatch(/^<div lang="es-US">/);
  for (const text of [spanish.title, spanish.keep, ...spanish.disclaimers])
    expect(html).toContain(text);
  expect(html).toContain("2 de marzo de 2026");
});

it("an estimate in English is stored and shown without a mark of its language", async () => {
  const { html, estimate } = await paperOf("en");
  expect(estimate).not.toHaveProperty("language");
  expect(html).toMatch(/^<header>/);
  expect(html).toContain(english.title);
});

it("has each number of the English disclaimers in the Spanish ones", () => {
  const numbersIn = (text: string) => text.match(/\d[\d-]*|www\.\S+(?<![.,])/g) ?? [];
  expect(spanish.disclaimers.map(numbersIn)).toEqual(english.disclaimers.map(numbersIn));
});
