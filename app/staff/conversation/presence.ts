import { presenceWords as words } from "~/content/en/staff/staff-talk";

/** Somebody else who has the inquiry's page open. */
export type Present = { name: string; openedAt: string; isWriting: boolean };

/** Milliseconds after the last poll of a person's page until the person counts as gone. */
export const goneAfter = 60_000;
/** Milliseconds after a draft was saved during which its author counts as writing. */
export const writingFor = 30_000;

/** Text about the others who have the page open; "" for nobody. `now`: milliseconds. */
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
