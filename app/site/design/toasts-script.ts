import { inquiryMessages } from "~/content/en/form-messages";
import { prepareToasts, showToast } from "~/ui/frame/show-toast";

/** Shows the two kinds of toast when a button is clicked. */
const messages = { success: inquiryMessages.sent, error: inquiryMessages.failed };

// Vite's live reload requires this before it runs a component; pages without React do not set it.
Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
prepareToasts();

for (const kind of ["success", "error"] as const)
  document
    .querySelector(`[data-toast="${kind}"]`)
    ?.addEventListener("click", () => showToast(kind, messages[kind]));
