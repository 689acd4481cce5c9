import { oldSlugOf, slugInUrl } from "~/catalogue/old-slugs";

/** A paged catalogue works without scripts: this one saves clicks, and follows old URLs. */
const form = document.querySelector<HTMLFormElement>(".search-field");

form?.querySelector("select")?.addEventListener("change", () => form.requestSubmit());
// An empty field is no part of the URL; without scripts the server redirects.
form?.addEventListener("formdata", ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
});
// Back shows the page with what was typed or chosen when it was left.
window.addEventListener("pageshow", () => form?.reset());

function followOldSlug() {
  const target = oldSlugOf(slugInUrl());
  if (!target) return;
  if ("category" in target) {
    location.replace(`${location.pathname}?category=${target.category}#results`);
    return;
  }
  history.replaceState(history.state, "", `#${target.product}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
window.addEventListener("hashchange", followOldSlug);
followOldSlug();
