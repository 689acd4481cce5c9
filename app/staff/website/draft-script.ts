/**
 * Runs in the browser: saves the typed facts as drafts, and updates the preview. Without it the
 * form has its button.
 */
const form = document.querySelector<HTMLFormElement>("form[data-draft]");
const state = form?.querySelector<HTMLElement>("[data-draft-state]");
const preview = document.querySelector<HTMLIFrameElement>("iframe[name=preview]");
let timer: ReturnType<typeof setTimeout> | undefined;

async function save() {
  if (!form || !state) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  body.set("do", "save");
  const response = await fetch(location.pathname, { method: "POST", body }).catch(() => null);
  state.textContent = (response?.ok ? state.dataset.saved : state.dataset.failed) ?? "";
  // A hidden frame has loaded nothing.
  if (response?.ok && preview?.checkVisibility()) preview.contentWindow?.location.reload();
}

form?.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(save, 600);
});
