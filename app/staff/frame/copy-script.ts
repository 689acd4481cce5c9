/** Makes buttons copy a field's content; without scripts they stay hidden. */
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
  const field = document.getElementById(button.dataset.copies ?? "");
  if (!navigator.clipboard || !field) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = field instanceof HTMLInputElement ? field.value : field.innerText;
    await navigator.clipboard.writeText(text);
    button.textContent = button.dataset.done ?? "";
  });
}
