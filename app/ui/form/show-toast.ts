/**
 * Short messages that disappear. The page always shows the same text permanently. Their script is
 * fetched after the form's own.
 */
export type ToastMessage = { title: string; text: string };

const load = () => import("./toasts");

/** Fetches the toasts' script before it is needed, in case the network is lost later. */
export function prepareToasts() {
  load().catch(() => {});
}

/** Shows a toast; `error` is the "destructive" toast of the specification, section 8. */
export function showToast(kind: "success" | "error", { title, text }: ToastMessage) {
  load()
    .then(({ addToast }) => addToast({ title, description: text, type: kind }))
    // Without a network, the message in the page is enough.
    .catch(() => {});
}
