/**
 * A link to a field, such as those of an error summary: WebKit focuses the field by itself, but
 * without a caret, and what is typed then is lost.
 */
export function focusNamedFields() {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    const field = link && document.getElementById(link.hash.slice(1));
    if (field?.matches("input, textarea")) field.focus();
  });
}
