/**
 * The tab's icon waits for the first paint: browsers ask for it as soon as the page is there, and
 * on a slow line it would take its share from the fonts and the main picture.
 */
export function enhanceIcon() {
  const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")];
  const addresses = icons.map(({ href }) => href);
  const point = (to: (index: number) => string) => {
    for (const [index, icon] of icons.entries()) icon.href = to(index);
  };
  point(() => "data:,");
  addEventListener("load", () => setTimeout(() => point((index) => addresses[index] ?? ""), 400));
}
