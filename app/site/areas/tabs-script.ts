/**
 * Shows one of two panels at a time. The links lead to the panels' ids and CSS shows the one that
 * the URL names, so tabs work and can be linked to without this script; it adds roles and arrow
 * keys.
 */
function enhanceTabs() {
  const list = document.querySelector<HTMLElement>("[data-tabs]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const panelOf = (tab: HTMLAnchorElement) =>
    document.querySelector<HTMLElement>(tab.hash) as HTMLElement;

  list.role = "tablist";
  for (const tab of tabs) {
    tab.role = "tab";
    panelOf(tab).role = "tabpanel";
    panelOf(tab).tabIndex = 0;
  }

  const select = (chosen: HTMLAnchorElement | undefined) => {
    if (!chosen) return;
    for (const tab of tabs) {
      const others = tab !== chosen;
      tab.ariaSelected = String(!others);
      tab.tabIndex = others ? -1 : 0;
      panelOf(tab).hidden = others;
    }
  };
  /** The tab whose panel the URL names, or whose panel contains the named section or treatment. */
  const inUrl = () => {
    // Opening a treatment here removes the fragment from the URL (dialogs.ts).
    const hash: string | undefined = location.hash || history.state?.part;
    if (!hash) return;
    const named = CSS.escape(hash.slice(1));
    const place = document.querySelector(`#${named}, [data-opens="${named}"]`);
    return tabs.find((tab) => place?.closest(tab.hash));
  };

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
  window.addEventListener("hashchange", () => select(inUrl()));
  document.documentElement.dataset.tabsReady = "";
  select(inUrl() ?? tabs.find((tab) => !("other" in tab.dataset)));
}

enhanceTabs();
