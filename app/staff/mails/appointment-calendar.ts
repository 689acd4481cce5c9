import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";

/**
 * The appointment as a calendar file. It says only that there is one: calendars are shared and
 * shown on locked phones. Instants are in UTC, which every calendar converts to its own zone.
 */
export function appointmentCalendar(
  booking: Pick<BookingRow, "id" | "starts_at" | "ends_at" | "sequence" | "updated_at">,
  { clinic, cancelled }: { clinic: string; cancelled: boolean },
): { method: "PUBLISH" | "CANCEL"; content: string } {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: clinic, product: "Appointments" } });
  calendar.createEvent({
    id: `${booking.id}@appointments`,
    sequence: booking.sequence,
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    stamp: new Date(booking.updated_at),
    summary: `Appointment, ${clinic}`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}
