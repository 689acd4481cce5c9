import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { Actor } from "~/core/sessions/people";
import type { DeskServices } from "~/desk-services";
import type { Problem } from "~/staff/inquiry/problem";
import { bookingLengths, bookingPlaces } from "./bookings";

type Answers<Refusal, Done> = {
  refuse: (message: string, status: number, about: Partial<Problem>) => Refusal;
  done: (outcome: "changed" | "missing") => Done;
};

/** Books or moves an appointment as the form says; what was typed comes back with a refusal. */
export async function bookFromForm<Refusal, Done>(
  desk: DeskServices,
  change: { who: Actor; reference: string; attempt: string },
  text: (name: string) => string,
  { refuse, done }: Answers<Refusal, Done>,
) {
  const asked = {
    day: text("day"),
    time: text("time").slice(0, 5),
    minutes: text("minutes"),
    person: text("person"),
    place: text("place"),
  };
  const minutes = bookingLengths.find((length) => String(length) === asked.minutes);
  const place = bookingPlaces.find((one) => one === asked.place);
  const wrong = (message: string, status: number, refused = false) =>
    refuse(message, status, { booking: { ...asked, refused } });
  if (!minutes || !place) return wrong(words.past, 422);
  const outcome = await desk.book({
    ...change,
    bookingId: text("booking"),
    day: asked.day,
    time: asked.time,
    minutes,
    personId: asked.person,
    place,
    anyway: text("anyway") === "1",
  });
  if (outcome === "past") return wrong(words.past, 422);
  if (outcome === "closed") return wrong(words.closed, 409, true);
  if (outcome === "collides") {
    const colleagues = await desk.listColleagues();
    const name = colleagues.find(({ id }) => id === asked.person)?.name ?? "";
    return wrong(words.collides(name), 409, true);
  }
  if (outcome === "conflict") return wrong(words.over, 409);
  return done(outcome);
}
