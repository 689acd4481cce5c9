/**
 * Says how many boxes of one name are ticked, in each element whose `data-ticked` is that name:
 * `data-some` has the words, with {n}; `data-one` those for one. `data-over`: shown above that number only.
 */
export function countTicked() {
  const show = (name: string) => {
    const n = document.querySelectorAll(`input[name="${name}"]:checked`).length;
    for (const place of document.querySelectorAll<HTMLElement>(`[data-ticked="${name}"]`)) {
      const { one, some = "", over } = place.dataset;
      place.textContent = (n === 1 && one) || some.replace("{n}", String(n));
      if (over) place.hidden = n <= Number(over);
    }
  };
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") show(target.name);
  });
}
