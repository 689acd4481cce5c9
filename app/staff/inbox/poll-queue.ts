import { poll } from "~/staff/frame/poll";

type Owner = { id: string; name: string };
type QueueUpdate = Record<"arrived" | "waits", number> & { owners: Record<string, Owner> };

/** Milliseconds between two polls: a row shows a new assignee within 20 seconds. */
const every = 15_000;

/**
 * Polls while the queue or a list of inquiries is open: shows how many arrived since, and each
 * row's assignee. The rows themselves stay until the page is reloaded.
 */
export function pollQueue() {
  const list = document.querySelector<HTMLElement>("[data-asked-at]");
  if (!list) return;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-reference]")];
  const query = new URLSearchParams({
    since: list.dataset.askedAt ?? "",
    who: list.dataset.of ?? "",
    rows: rows.map(({ dataset }) => dataset.reference).join("."),
  });
  poll<QueueUpdate>(
    () => `/staff/queue.json?${query}`,
    every,
    ({ arrived, waits, owners }) => {
      showArrived(arrived);
      showWaiting(list, waits);
      for (const row of rows) showOwner(list, row, owners[row.dataset.reference ?? ""]);
    },
  );
}

function showArrived(arrived: number) {
  const notice = document.querySelector<HTMLElement>(".queue-arrived");
  const link = notice?.querySelector("a");
  if (!notice || !link) return;
  notice.hidden = arrived === 0;
  if (arrived > 0) link.textContent = (link.dataset.text ?? "").replace("{n}", String(arrived));
}

/** Updates the number in the tab's title, which only the queue's page shows. */
function showWaiting({ dataset }: HTMLElement, waits: number) {
  if (dataset.waits === undefined || dataset.waits === String(waits)) return;
  const count = waits > 0 ? `(${waits}) ` : "";
  document.title = count + document.title.replace(/^\(\d+\+?\) /, "");
}

function showOwner({ dataset }: HTMLElement, row: HTMLElement, owner: Owner | undefined) {
  const cell = row.querySelector<HTMLElement>("[data-owner]");
  if (!cell) return;
  const { you, self, nobody = "" } = dataset;
  const text = owner ? (owner.id === self && you) || owner.name : nobody;
  if (cell.textContent === text) return;
  cell.textContent = text;
  cell.classList.toggle("nobody", !owner);
  row.dataset.had = owner?.id ?? "";
}
