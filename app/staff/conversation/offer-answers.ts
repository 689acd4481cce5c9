/**
 * A slash in a message opens the saved replies; what is typed after it filters them, Enter inserts
 * the first, and a click inserts one at the cursor.
 */
export function offerAnswers() {
  const field = document.querySelector<HTMLTextAreaElement>("#answer");
  const list = document.querySelector<HTMLDetailsElement>(".ready-answers");
  if (!field || !list) return;
  const links = [...list.querySelectorAll<HTMLElement>("[data-insert]")];
  /** Position of the slash; -1: no search. */
  let slash = -1;

  const search = () => {
    const before = field.value.slice(0, field.selectionStart);
    const [typed, words = ""] = /(?:^|\s)\/([^/\n]{0,40})$/.exec(before) ?? [];
    slash = typed === undefined ? -1 : before.lastIndexOf("/");
    for (const link of links) {
      // Matches at the beginning of a word: "ho" finds "hours", not "without".
      const matches = ` ${link.textContent}`.toLowerCase().includes(` ${words.toLowerCase()}`);
      const row = link.closest("li");
      if (row) row.hidden = slash >= 0 && !matches;
    }
    if (slash < 0 || list.open) return;
    list.open = true;
    list.scrollIntoView({ block: "nearest" });
  };
  const insert = (text: string) => {
    const from = slash >= 0 ? slash : field.selectionStart;
    field.setRangeText(text, from, field.selectionEnd, "end");
    slash = -1;
    // The event informs this search and the script that saves the draft.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    list.open = false;
    field.focus();
  };
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    const first = links.find((link) => !link.closest("li")?.hidden);
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || slash < 0 || !first) return;
    event.preventDefault();
    insert(first.dataset.insert ?? "");
  });
  for (const link of links)
    link.addEventListener("click", (event) => {
      event.preventDefault();
      insert(link.dataset.insert ?? "");
    });
}
