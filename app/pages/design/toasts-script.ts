import { inquiryMessages } from "~/content/en/form-messages";
import { prepareToasts, showToast } from "~/ui/frame/show-toast";

/** The two kinds of toast, at a press. */
const messages = { success: inquiryMessages.sent, error: inquiryMessages.failed };

// What Vite's live reload asks for before it runs a component; pages carry no React that would say so.
Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
prepareToasts();

for (const kind of ["success", "error"] as const)
  document
    .querySelector(`[data-toast="${kind}"]`)
    ?.addEventListener("click", () => showToast(kind, messages[kind]));
