import { bodyMassWords as words } from "~/content/en/body-mass";
import { bodyMassIndex, type Field } from "./body-mass-index";

/** Shows the number while the visitor types. The fields are in no form, so nothing can send them. */
const tool = document.querySelector<HTMLElement>("[data-body-mass]");
const result = tool?.querySelector("output");
const value = (field: Field) =>
  document.querySelector<HTMLInputElement>(`#bmi-${field}`)?.value ?? "";

function show() {
  if (!tool || !result) return;
  const isMetric = tool.querySelector<HTMLInputElement>("#bmi-metric")?.checked;
  const needed: Field[] = isMetric ? ["centimeters", "kilograms"] : ["feet", "pounds"];
  const isComplete = needed.every(value);
  const bmi = bodyMassIndex(isMetric ? "metric" : "us", value);
  const text = bmi ? words.result(bmi) : isComplete ? words.check : "";
  if (result.textContent !== text) result.textContent = text;
}

tool?.addEventListener("input", show);
// Reads text typed before this script loaded.
show();
