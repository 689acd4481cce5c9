/**
 * Two panels, one at a time. The links lead to the panels' ids and CSS shows the one that the
 * address names, so tabs work and can be linked to without this; it adds roles and arrow keys.
 */
function enhanceTabs() {
  const list = document.querySelector<HTMLElement>("[data-tabs]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  list.setAttribute("role", "tablist");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    const panel = panelOf(tab);
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
  }

  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute("hidden", tab !== chosen);
    }
  };
  /** The tab whose panel the address names, or holds what it names: a section, a treatment. */
  const inAddress = () => {
    // A treatment that was opened here has taken the part out of the address (dialog-links.ts).
    const hash: string | undefined = location.hash || history.state?.part;
    if (!hash) return;
    const named = CSS.escape(hash.slice(1));
    const place = document.querySelector(`#${named}, [data-opens="${named}"]`);
    return tabs.find((tab) => place?.closest(tab.hash));
  };
  const initial = () =>
    inAddress() ?? tabs.find((tab) => "default" in tab.dataset) ?? (tabs[0] as HTMLAnchorElement);

  list.addEventListener("click", (event) => {
    const tab = (event.target as Element).closest("a");
    if (!tab) return;
    event.preventDefault();
    history.replaceState(history.state, "", tab.hash);
    select(tab);
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
      " ": tabs[at],
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  window.addEventListener("hashchange", () => {
    const tab = inAddress();
    if (tab) select(tab);
  });
  document.documentElement.dataset.tabs = "";
  select(initial());
}

enhanceTabs();
