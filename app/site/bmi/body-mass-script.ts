import { bodyMassWords as words } from "~/content/en/body-mass";
import { bodyMassIndex } from "./body-mass-index";

/** Shows the number while somebody types. The fields are in no form, so nothing can send them. */
const tool = document.querySelector<HTMLElement>("[data-body-mass]");
const result = tool?.querySelector("output");
const value = (id: string) => document.querySelector<HTMLInputElement>(`#bmi-${id}`)?.value ?? "";

function show() {
  if (!tool || !result) return;
  const isMetric = tool.querySelector<HTMLInputElement>("#bmi-metric")?.checked;
  const typed = isMetric
    ? ({
        units: "metric",
        centimeters: value("centimeters"),
        kilograms: value("kilograms"),
      } as const)
    : ({
        units: "us",
        feet: value("feet"),
        inches: value("inches"),
        pounds: value("pounds"),
      } as const);
  const { units, ...fields } = typed;
  const isComplete = Object.entries(fields).every(([name, text]) => text || name === "inches");
  const bmi = bodyMassIndex(typed);
  const text = bmi ? words.result(bmi) : isComplete ? words.check : "";
  if (result.textContent !== text) result.textContent = text;
}

tool?.addEventListener("input", show);
// Reads text typed before this script loaded.
show();
