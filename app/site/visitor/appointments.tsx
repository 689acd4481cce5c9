import { useSite } from "~/content/use-site";
import { longestRequestedTime } from "~/staff/bookings/bookings";
import { TextField } from "~/ui/form/field";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import { Icon } from "~/ui/piece/icon";
import { BookAlone, FreeDays } from "./book-alone";
import type { VisitorProblem } from "./visitor-actions.server";
import type { OpenVisitorPage } from "./visitor-page.server";

/** Appointments to come: confirmed in one click, changed or canceled here. */
export function Appointments({
  bookings,
  free = null,
  problem,
}: {
  bookings: OpenVisitorPage["bookings"];
  /** Times to which the visitor may move the appointment. */
  free?: OpenVisitorPage["free"];
  problem: VisitorProblem | undefined;
}) {
  const { bookings: words } = useSite().words.visitorPageWords;
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="appointment-heading" className="visitor-part">
      <h2 id="appointment-heading">{words.heading}</h2>
      {bookings.map((booking) => (
        <Appointment
          booking={booking}
          days={free?.moves ? free.days : []}
          key={booking.id}
          problem={problem?.typed.booking === booking.id ? problem : undefined}
        />
      ))}
    </section>
  );
}

function Appointment({
  booking,
  days,
  problem,
}: {
  booking: OpenVisitorPage["bookings"][number];
  days: NonNullable<OpenVisitorPage["free"]>["days"];
  problem: VisitorProblem | undefined;
}) {
  const { facts, words: siteWords } = useSite();
  const { bookings: words } = siteWords.visitorPageWords;
  const { id, version, startsAt, endsAt, place, person, state, isLate } = booking;
  const isCancelled = state === "cancelled";
  const when = (
    <>
      <time dateTime={startsAt}>{words.when(siteWords.appointmentTime(startsAt, endsAt))}</time>{" "}
      {words.zone}
    </>
  );
  const answered = (choice: string) => `booking:${id}:${choice}`;
  return (
    <div className="visitor-booking">
      {isCancelled && <p>{words.states.cancelled}</p>}
      <p className="visitor-when">{isCancelled ? <s>{when}</s> : when}</p>
      <p>
        {words.places[place]}
        {person && `, ${words.with(person)}`}. {!isCancelled && words.states[state]}
      </p>
      {problem?.form === "booking" && (
        <Outcome className="field-error" role="alert">
          <Icon name="alert" />
          {problem.message}
        </Outcome>
      )}
      {!isCancelled && (
        <PostForm className="form visitor-form">
          <input name="seen" type="hidden" value={version} />
          {state === "offered" && (
            <p className="wide">
              <DoButton className="button" value={answered("confirm")}>
                {words.confirm}
              </DoButton>
            </p>
          )}
          <details
            className="wide"
            open={problem?.form === "requestedTime" || Boolean(problem?.typed.requestedTime)}
          >
            <summary>{words.change}</summary>
            {days.length > 0 && (
              <div className="book-alone">
                <p>{siteWords.bookAloneWords.move}</p>
                <FreeDays days={days} />
              </div>
            )}
            <TextField
              autoComplete="off"
              defaultValue={problem?.typed.requestedTime}
              error={problem?.form === "requestedTime" ? problem.message : undefined}
              id={`requested-time-${id}`}
              label={words.requestedTime}
              maxLength={longestRequestedTime}
              name="requestedTime"
            />
            <p className="actions">
              <DoButton className="button button-quiet" value={answered("other-time")}>
                {words.otherTime}
              </DoButton>
            </p>
            <p className="hint">
              {words.notice(facts.figures.cancellationHours, isLate)}{" "}
              <a href="/refund-policy#cancellations">{words.policy}</a>
            </p>
            <details>
              <summary>{words.cancel}</summary>
              {days.length > 0 && (
                <div className="book-alone">
                  <p>{siteWords.bookAloneWords.rather}</p>
                  <FreeDays days={days.slice(0, 1)} />
                </div>
              )}
              <p>{words.rather}</p>
              <DoButton className="button" value={answered("cancel")}>
                {words.cancelNow}
              </DoButton>
            </details>
          </details>
        </PostForm>
      )}
    </div>
  );
}

/**
 * Times that the clinic offers, or those that visitors book alone: a click books one at once. Booked
 * ones are left out.
 */
export function ChooseTime({
  offer,
  free,
  page,
  problem,
}: {
  offer: OpenVisitorPage["offer"];
  free: OpenVisitorPage["free"];
  /** Path of the private page. */
  page: string;
  problem: VisitorProblem | undefined;
}) {
  const { appointmentTime, visitorPageWords, bookAloneWords } = useSite().words;
  const { bookings: words, offer: offerWords } = visitorPageWords;
  const message = problem?.form === "offer" ? problem.message : null;
  const toBook = free && !free.moves && !offer?.times.length ? free : null;
  if (!offer && !message && !toBook) return null;
  const isAnyLeft = Boolean(offer?.times.length || toBook?.days.length);
  return (
    <section aria-labelledby="offer-heading" className="visitor-part">
      <h2 id="offer-heading">{offerWords.heading}</h2>
      {message && (
        <Outcome className="field-error" role="alert">
          <Icon name="alert" />
          {message} {isAnyLeft && offerWords.left}
        </Outcome>
      )}
      {toBook && <BookAlone free={toBook} page={page} />}
      {offer && offer.times.length === 0 && !toBook && (
        <>
          <p>{offerWords.none}</p>
          <p className="actions">
            <a className="button" href="#message">
              {offerWords.write}
            </a>
          </p>
        </>
      )}
      {offer && offer.times.length > 0 && (
        <PostForm className="visitor-offer">
          <p>
            {words.places[offer.place]}, {offerWords.withPerson(offer.person)}. {offerWords.hint}
          </p>
          <ul>
            {offer.times.map(({ startsAt, endsAt }) => (
              <li key={startsAt}>
                <DoButton
                  className="button button-quiet"
                  value={`choose:${offer.id}:${Date.parse(startsAt)}`}
                >
                  {words.when(appointmentTime(startsAt, endsAt))}
                </DoButton>
              </li>
            ))}
          </ul>
          <p className="hint">{words.allTimes}</p>
          <p>
            <a href="#message">{bookAloneWords.none}</a>
          </p>
        </PostForm>
      )}
    </section>
  );
}
