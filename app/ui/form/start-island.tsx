import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { type FormWords, FormWordsContext } from "~/content/form-words";
import type { IslandEvent } from "~/enhance/islands";

/** Props of an island's component in the browser, added to those it was rendered with. */
export type Live<Props> = Props & {
  element: HTMLElement;
  /** The component calls it once it is hydrated. */
  onReady: () => void;
};

/**
 * Hydrates an island when enhance/islands.ts asks for it: with the props in its `data-props`. Its
 * promise rejects when React fails.
 * @param url of the module that calls this, which the island's element names: `import.meta.url`
 * @param words all that the component and its parts take from `useFormWords`
 */
export function startIsland<Props extends object>(
  url: string,
  Component: ComponentType<Live<Props>>,
  words: Partial<FormWords>,
) {
  document.addEventListener("island", (event) => {
    const element = event.target as HTMLElement;
    if (element.dataset.island !== new URL(url).pathname) return;
    const { resolve, leave } = (event as IslandEvent).detail;
    leave();
    resolve(hydrate(element));
  });

  function hydrate(element: HTMLElement): Promise<void> {
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
      };
      const island = (
        <FormWordsContext value={words as FormWords}>
          <Component {...props} element={element} onReady={onReady} />
        </FormWordsContext>
      );
      hydrateRoot(element, island, {
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
  }
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
