/**
 * Shows a page's head in the light of the clinic's hour. The picture is in a template before this
 * script, where no browser loads it, so only one file is fetched.
 */
import { clinicHour, lightOfHour } from "./light-of-hour";

const template = document.querySelector<HTMLTemplateElement>(".hero > template");
if (template) {
  const shown = template.content.cloneNode(true) as DocumentFragment;
  const light = lightOfHour(clinicHour(new Date()));
  if (light)
    for (const source of shown.querySelectorAll<HTMLSourceElement>("[data-widest-at-hours]"))
      source.srcset = source.srcset
        .split(", ")
        .filter(
          (file) =>
            Number.parseInt(file.slice(file.indexOf(" ")), 10) <=
            Number(source.dataset.widestAtHours),
        )
        .join(", ")
        .replaceAll(/(-wide|-tall)/g, `${light}$1`);
  template.replaceWith(shown);
}
