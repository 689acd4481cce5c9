import { joined, keptInquiry } from "./kept-inquiry";

/**
 * Keeps what is typed into the consultation form in this tab until it is sent, and says beside the
 * button when there is no connection. Nothing is sent but by a click of the visitor's.
 */
const form = document.querySelector<HTMLFormElement>("form#contact");
const fields = () =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement =>
      field.matches("input, select, textarea") && !field.closest("[aria-hidden]"),
  );
const says = (state: "lost" | "back" | "") => {
  for (const line of document.querySelectorAll<HTMLElement>("[data-connection]"))
    line.hidden = line.dataset.connection !== state;
};

function keep() {
  const typed = fields().map((field) => [
    field.name,
    field.type === "checkbox" ? (field.checked ? field.value : "") : field.value,
  ]);
  keptInquiry.write(Object.fromEntries(typed));
}

function restore() {
  // It was sent as a plain form: this page is the response.
  if (document.querySelector(".result-panel")) return keptInquiry.write({});
  const typed = keptInquiry.read();
  for (const field of fields()) {
    const value = typed[field.name];
    if (!value) continue;
    if (field.type === "checkbox") field.checked = true;
    else if (field.name === "message") field.value = joined(field.value, value);
    // A link to the form may have chosen the service.
    else if (!field.value) field.value = value;
  }
}

function start() {
  restore();
  form?.addEventListener("input", keep);
  form?.addEventListener("reset", () => keptInquiry.write({}));
  // In the capture phase: the form's own script stops the event.
  document.addEventListener("submit", () => says(navigator.onLine ? "" : "lost"), true);
  addEventListener("online", () => {
    if (document.querySelector("[data-connection=lost]:not([hidden])")) says("back");
  });
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", start, { once: true });
else start();
