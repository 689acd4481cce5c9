import { visitorPageWords } from "~/content/en/pages/inquiry-status";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { Outcome, PostForm } from "~/ui/form/post-form";
import { Icon } from "~/ui/piece/icon";
import type { VisitorProblem } from "./answer-visitor.server";
import type { OpenVisitorPage } from "./visitor-page.server";

const words = visitorPageWords.offer;

/** Times that the clinic offers: a click books one at once. Booked ones are left out. */
export function ChooseTime({
  offer,
  problem,
}: {
  offer: OpenVisitorPage["offer"];
  problem: VisitorProblem | undefined;
}) {
  const message = problem?.form === "offer" ? problem.message : null;
  if (!offer && !message) return null;
  return (
    <section aria-labelledby="offer-heading" className="visitor-part">
      <h2 id="offer-heading">{words.heading}</h2>
      {message && (
        <Outcome className="field-error" role="alert">
          <Icon name="alert" />
          {message} {offer && offer.times.length > 0 && words.left}
        </Outcome>
      )}
      {offer && offer.times.length === 0 && (
        <>
          <p>{words.none}</p>
          <p className="actions">
            <a className="button" href="#message">
              {words.write}
            </a>
          </p>
        </>
      )}
      {offer && offer.times.length > 0 && (
        <PostForm className="visitor-offer">
          <p>
            {visitorPageWords.bookings.places[offer.place]}, {words.withPerson(offer.person)}.{" "}
            {words.hint}
          </p>
          <ul>
            {offer.times.map(({ startsAt, endsAt }) => (
              <li key={startsAt}>
                <button
                  className="button button-quiet"
                  name="do"
                  type="submit"
                  value={`choose:${offer.id}:${Date.parse(startsAt)}`}
                >
                  {appointmentTime(startsAt, endsAt)}
                </button>
              </li>
            ))}
          </ul>
          <p className="hint">{visitorPageWords.bookings.zone}</p>
        </PostForm>
      )}
    </section>
  );
}
