/** A link to the form whose address is fixed brings along what it is about, once it is followed. */
export function carrySubject() {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-about]");
    if (link) link.search = `?about=${link.dataset.about}`;
  });
}
