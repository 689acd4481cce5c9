/**
 * Messages that come and go. They never stand alone: the page says the same in place. What shows
 * them comes when a form is first filled in, not with the form itself.
 */
export type ToastMessage = { title: string; text: string };

const load = () => import("./toasts");

/** Fetches what shows toasts, before it is needed; also for a network that goes away. */
export function prepareToasts() {
  load().catch(() => {});
}

/** Shows a toast; `error` is the specification's "destructive" kind. */
export function showToast(kind: "success" | "error", { title, text }: ToastMessage) {
  load()
    .then(({ addToast }) =>
      addToast({
        title,
        description: text,
        type: kind,
      }),
    )
    // Without a network there is the message in place.
    .catch(() => {});
}
