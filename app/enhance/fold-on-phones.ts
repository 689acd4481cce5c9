/** Closes what is long and at hand elsewhere, where the window is narrow; without scripts it is open. */
export function foldOnPhones() {
  if (matchMedia("(width >= 40rem)").matches) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>("details[data-folds]"))
    list.open = false;
}
