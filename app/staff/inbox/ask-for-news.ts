import { poll } from "~/staff/frame/poll";

type Owner = { id: string; name: string };
type News = Record<"arrived" | "waits", number> & { owners: Record<string, Owner> };

/** Milliseconds between two polls: a row shows a new assignee within 20 seconds. */
const every = 15_000;

/**
 * Polls while the queue or a list of inquiries is open: shows how many arrived since, and each
 * row's assignee. The rows themselves stay until the page is reloaded.
 */
export function askForNews() {
  const list = document.querySelector<HTMLElement>("[data-asked-at]");
  if (!list) return;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-reference]")];
  const asked = new URLSearchParams({
    since: list.dataset.askedAt ?? "",
    who: list.dataset.of ?? "",
    rows: rows.map(({ dataset }) => dataset.reference).join("."),
  });
  poll<News>(
    () => `/staff/queue.json?${asked}`,
    every,
    ({ arrived, waits, owners }) => {
      tellArrived(arrived);
      tellWaits(list, waits);
      for (const row of rows) tellOwner(list, row, owners[row.dataset.reference ?? ""]);
    },
  );
}

function tellArrived(arrived: number) {
  const news = document.querySelector<HTMLElement>(".queue-news");
  const link = news?.querySelector("a");
  if (!news || !link) return;
  news.hidden = arrived === 0;
  if (arrived > 0) link.textContent = (link.dataset.news ?? "").replace("{n}", String(arrived));
}

/** Updates the number in the tab's title, which only the queue's page shows. */
function tellWaits({ dataset }: HTMLElement, waits: number) {
  if (dataset.waits === undefined || dataset.waits === String(waits)) return;
  const count = waits > 0 ? `(${waits}) ` : "";
  document.title = count + document.title.replace(/^\(\d+\+?\) /, "");
}

function tellOwner({ dataset }: HTMLElement, row: HTMLElement, owner: Owner | undefined) {
  const cell = row.querySelector<HTMLElement>("[data-owner]");
  if (!cell) return;
  const { you, self, nobody = "" } = dataset;
  const text = owner ? (owner.id === self && you) || owner.name : nobody;
  if (cell.textContent === text) return;
  cell.textContent = text;
  cell.classList.toggle("nobody", !owner);
  row.dataset.had = owner?.id ?? "";
}
