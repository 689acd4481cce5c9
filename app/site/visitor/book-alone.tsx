import { useFormWords } from "~/content/form-words";
import { idempotencyField } from "~/ui/form/form-submission";
import { DoButton } from "~/ui/form/post-form";

type Days = readonly {
  day: string;
  times: readonly { startsAt: string; time: string }[];
}[];

/** The form in which a visitor books without the desk; `attempt` is its idempotency key. */
export type FreeTimesShown = { place: "phone" | "office"; attempt: string; days: Days };

/** A button for each free time; the first day is open. */
export const FreeDays = ({ days }: { days: Days }) =>
  days.map(({ day, times }, n) => (
    <details className="free-day" key={day} open={n === 0}>
      <summary>{day}</summary>
      <ul>
        {times.map(({ startsAt, time }) => (
          <li key={startsAt}>
            <DoButton
              aria-label={`${day}, ${time}`}
              className="button button-quiet"
              value={`book:${Date.parse(startsAt)}`}
            >
              {time}
            </DoButton>
          </li>
        ))}
      </ul>
    </details>
  ));

/** The form that books one of the free times: on the private page, and after an inquiry was sent. */
export function BookAlone({ free, page }: { free: FreeTimesShown; page: string }) {
  const { bookAloneWords: words } = useFormWords();
  return (
    <form action={page} className="book-alone" method="post">
      <input name={idempotencyField} type="hidden" value={free.attempt} />
      {free.days.length === 0 ? (
        <p>{words.full}</p>
      ) : (
        <>
          <p>
            {words.places[free.place]}. {words.hint}
          </p>
          <FreeDays days={free.days} />
          <p className="hint">{words.zone}</p>
        </>
      )}
      <p>
        <a href={`${page}#message`}>{words.none}</a>
      </p>
    </form>
  );
}
