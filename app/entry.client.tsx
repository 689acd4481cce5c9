import type { IslandEvent } from "./enhance/islands";

/**
 * Hydrates one island when it is first used. enhance/islands.ts loads this script on pages whose
 * handle has `hydrate`, and requests it by an event from the island's element.
 */
type Island = { start(element: HTMLElement): Promise<void> };

const islands: Record<string, () => Promise<Island>> = {
  "contact-form": () => import("./site/contact/contact-form.client"),
  "update-panel": () => import("./staff/products/update-panel.client"),
  "payment-form": () => import("./site/payment/payment-form.client"),
};

document.addEventListener("island", (event) => {
  const element = event.target as HTMLElement;
  const { resolve, leave } = (event as IslandEvent).detail;
  const started = islands[element.dataset.island ?? ""]?.().then((part) => {
    leave();
    return part.start(element);
  });
  if (started) resolve(started);
});
