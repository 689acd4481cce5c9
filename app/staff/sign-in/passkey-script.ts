import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";

/** Milliseconds until the autofill request is renewed; each is valid for five minutes. */
const askAgainAfter = 4 * 60_000;

/**
 * The script of PasskeyPart: asks the browser for a passkey, and posts the form with the
 * response.
 */
const part = document.querySelector<HTMLElement>("[data-passkey]");
const form = part?.closest("form");
if (part && form && browserSupportsWebAuthn()) {
  const button = part.querySelector("button");
  const problem = part.querySelector<HTMLElement>("[role=alert]");
  part.hidden = false;

  const options = async () => {
    const body = new URLSearchParams({ ...part.dataset, for: part.dataset.passkey ?? "" });
    for (const name of ["name", "email"]) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) body.set(name, field.value);
    }
    const response = await fetch("/staff/passkey.json", { method: "POST", body });
    if (!response.ok) throw new Error("no options");
    return response.json();
  };

  const post = (response: unknown) => {
    const field = part.querySelector("input");
    if (field) field.value = JSON.stringify(response);
    form.submit();
  };

  const autofill = async () => {
    try {
      post(await startAuthentication({ optionsJSON: await options(), useBrowserAutofill: true }));
    } catch {
      // Another request replaced this one, or the browser has no passkey to offer.
    }
  };

  button?.addEventListener("click", async () => {
    const missing = [...form.querySelectorAll<HTMLInputElement>("[data-passkey-needs]")].find(
      (field) => !field.checkValidity(),
    );
    if (missing) return missing.reportValidity();
    button.disabled = true;
    if (problem) problem.hidden = true;
    try {
      const optionsJSON = await options();
      const isNew = part.dataset.new === "yes";
      post(
        await (isNew ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })),
      );
    } catch {
      button.disabled = false;
      if (problem) problem.hidden = false;
      button.focus();
      if (part.dataset.autofill) autofill();
    }
  });

  // Enter in a field above the button clicks it, not the password button further down.
  form.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
    if (target.closest("fieldset") || target.type === "password") return;
    if (target.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING) return;
    event.preventDefault();
    button?.click();
  });

  if (part.dataset.autofill)
    browserSupportsWebAuthnAutofill().then((supported) => {
      if (!supported) return;
      autofill();
      setInterval(() => {
        if (!button?.disabled) autofill();
      }, askAgainAfter);
    });
  // A page restored from the back/forward cache starts again.
  addEventListener("pagehide", () => WebAuthnAbortService.cancelCeremony());
  addEventListener("pageshow", () => {
    if (button) button.disabled = false;
  });
}
