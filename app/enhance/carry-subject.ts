/** Adds the subject to a link whose URL is fixed, when it is followed to the form. */
export function carrySubject() {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-about]");
    if (link) link.search = `?about=${link.dataset.about}`;
  });
}
