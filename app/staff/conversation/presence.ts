import { presenceWords as words } from "~/content/en/staff/staff-talk";

/** Somebody else who has the inquiry's page open. */
export type Present = { name: string; openedAt: string; isWriting: boolean };

/** Milliseconds without a request of their page after which somebody counts as gone. */
export const goneAfter = 60_000;
/** Milliseconds for which a saved draft counts as being written: the page saves it while one types. */
export const writingFor = 30_000;

/** What the page says about the others, "" for nothing. `now`: milliseconds. */
export function presenceText(others: readonly Present[], now: number) {
  const writing = others.filter(({ isWriting }) => isWriting).map(({ name }) => name);
  return {
    opened: others
      .map(({ name, openedAt }) =>
        words.opened(name, Math.floor(Math.max(0, now - Date.parse(openedAt)) / 60_000)),
      )
      .join(" "),
    writing: writing.length > 0 ? words.writing(writing) : "",
  };
}
