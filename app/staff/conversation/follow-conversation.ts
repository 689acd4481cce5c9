import { poll } from "~/staff/frame/poll";
import type { InquiryUpdate } from "./read-updates.server";

/**
 * Milliseconds between two polls; a person whose page has not polled for a minute counts as gone
 * (read-updates.server.ts).
 */
const every = 10_000;

/**
 * Polls while an inquiry is open: who else has it open or is writing, its assignee, and new
 * messages of others, which appear in the thread before "Send".
 */
export function followConversation() {
  const talk = document.querySelector<HTMLElement>("[data-newest]");
  if (!talk) return;
  const shown = () => talk.dataset.newest ?? "";
  const url = () =>
    `${location.pathname}/conversation.json?${new URLSearchParams({ shown: shown() })}`;
  poll<InquiryUpdate>(url, every, ({ messages, newest, ...texts }) => {
    for (const [name, text] of Object.entries(texts)) {
      const place = document.querySelector(`[data-live=${name}]`);
      if (place && place.textContent !== text) place.textContent = text;
    }
    if (newest === shown()) return;
    keepPlace(() => {
      for (const message of messages) addMessage(talk, message);
    });
    talk.dataset.newest = newest;
    const field = talk.querySelector<HTMLInputElement>("[name=newest]");
    if (field) field.value = newest;
  });
}

function addMessage(
  talk: HTMLElement,
  { id, author, at, ...parts }: InquiryUpdate["messages"][number],
) {
  const item = talk.querySelector<HTMLTemplateElement>("[data-message]")?.content.firstElementChild;
  const list = talk.querySelector("[data-thread] > .messages");
  if (!item || !list || document.getElementById(`message-${id}`)) return;
  const added = item.cloneNode(true) as HTMLElement;
  added.id = `message-${id}`;
  added.dataset.author = author;
  for (const [name, text] of Object.entries(parts)) {
    const place = added.querySelector(`[data-part=${name}]`);
    if (place) place.textContent = text;
  }
  added.querySelector("time")?.setAttribute("datetime", at);
  list.append(added);
}

/**
 * Keeps the focused element at its place on the screen during a change: a thread with a height of its
 * own scrolls instead of growing.
 */
function keepPlace(change: () => void) {
  const { activeElement } = document;
  const thread = activeElement?.closest<HTMLElement>(".thread");
  if (thread && getComputedStyle(thread).overflowY === "auto")
    thread.style.maxHeight = `${thread.getBoundingClientRect().height}px`;
  const top = () => activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  if (activeElement !== document.body) scrollBy({ top: top() - before, behavior: "instant" });
}
