import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { prepareToasts } from "./show-toast";

/** Props of an island's component in the browser, added to those it was rendered with. */
export type Live<Props> = Props & {
  element: HTMLElement;
  /** The component calls it once it is hydrated. */
  onReady: () => void;
};

/**
 * Creates the `start` function of an island (entry.client.tsx). It hydrates the element with the
 * props in its `data-props` and rejects when React fails.
 */
export function startIsland<Props extends object>(Component: ComponentType<Live<Props>>) {
  return (element: HTMLElement): Promise<void> => {
    const props = JSON.parse(element.dataset.props ?? "{}") as Props;
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
        prepareToasts();
      };
      hydrateRoot(element, <Component {...props} element={element} onReady={onReady} />, {
        onUncaughtError(error) {
          release();
          // React has removed the form. The plain HTML works without it and holds the typed text.
          element.replaceChildren(...served);
          // Keeps focus in the field where the visitor is typing.
          if (element.contains(focused)) focused.focus({ preventScroll: true });
          reportError(error);
          failed(error);
        },
      });
    });
  };
}

/**
 * When React hydrates a textarea it overwrites the typed text with the served one. Until `release`
 * is called, writing to it has no effect.
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
