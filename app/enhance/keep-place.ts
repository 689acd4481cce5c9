/*
 * The link to the other language leads to the same place: pages are rendered without what is filtered
 * in them and without the URL's fragment, such as a treatment or a tab.
 */
document.addEventListener("click", ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>(".site-header a[hreflang]");
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
});
