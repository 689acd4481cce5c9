import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { prepareToasts } from "../frame/show-toast";

/** What React's part of an island is given beside the props it was rendered with. */
export type Live<Props> = Props & {
  element: HTMLElement;
  /** To be called when the component has taken over. */
  onReady: () => void;
};

/**
 * Makes the `start` of an island (entry.client.tsx): React takes the element over with the props
 * of its `data-props`; it rejects when it could not. Toasts are fetched at the first `sign` that one
 * may be needed.
 */
export function startIsland<Props extends object>(
  Component: ComponentType<Live<Props>>,
  sign: "input" | "focusin",
) {
  return (element: HTMLElement): Promise<void> => {
    const props = JSON.parse(element.dataset.props ?? "{}") as Props;
    element.addEventListener(sign, prepareToasts, { once: true });
    const served = [...element.childNodes];
    let focused = document.activeElement as HTMLElement;
    element.addEventListener("focusin", ({ target }) => {
      focused = target as HTMLElement;
    });
    const release = keepTyped(element);
    return new Promise((ready, failed) => {
      const onReady = () => {
        release();
        ready();
      };
      hydrateRoot(element, <Component {...props} element={element} onReady={onReady} />, {
        onUncaughtError(error) {
          release();
          // React takes away what has a fault. As plain HTML it still works, with what was typed.
          element.replaceChildren(...served);
          // Who is typing goes on typing.
          if (element.contains(focused)) focused.focus({ preventScroll: true });
          reportError(error);
          failed(error);
        },
      });
    });
  };
}

/**
 * When React takes over a textarea it writes the text in it that was served: what somebody has
 * typed since would be gone. Until `release` is called no script writes there.
 */
function keepTyped(element: HTMLElement) {
  const fields: { value?: string }[] = [...element.querySelectorAll("textarea")];
  for (const field of fields)
    Object.defineProperty(field, "value", {
      configurable: true,
      get: () => Reflect.get(HTMLTextAreaElement.prototype, "value", field),
      set() {},
    });
  return () => {
    for (const field of fields) delete field.value;
  };
}
