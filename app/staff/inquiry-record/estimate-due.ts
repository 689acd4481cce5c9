import { addBusinessDays } from "~/facts/hours/closed-day";
import { dayText, type LocalDate } from "~/facts/hours/local-date";

/** A day on which an appointment was made, and its own day. */
export type Scheduled = { scheduledOn: LocalDate; heldOn: LocalDate };

/**
 * Last day ("YYYY-MM-DD") on which a good-faith estimate may be given; null: none is due. The rule
 * is 45 CFR 149.610(b)(1)(vi), for people who are uninsured or pay for care themselves. On request:
 * not later than 3 business days after the request. For care scheduled at least 3 business days
 * ahead: not later than 1 business day after the scheduling; at least 10 business days ahead: not
 * later than 3 business days after it. An estimate covers everything up to its own day; later
 * requests and appointments need another one. The regulation does not define business days: here
 * they are Monday to Friday without federal holidays.
 */
export function estimateDueOn({
  requestedOn,
  appointments,
  settledOn,
}: {
  /** null: the visitor did not ask for one. */
  requestedOn: LocalDate | null;
  /** Appointments still to come. */
  appointments: readonly Scheduled[];
  /** Day of the last estimate, or of the note that none is needed. */
  settledOn: LocalDate | null;
}): string | null {
  const isOpen = (day: LocalDate) => settledOn === null || dayText(day) > dayText(settledOn);
  const days = [
    ...(requestedOn && isOpen(requestedOn) ? [addBusinessDays(requestedOn, 3)] : []),
    ...appointments.filter(({ scheduledOn }) => isOpen(scheduledOn)).map(daysAfterScheduling),
  ].filter((day) => day !== null);
  return days.map(dayText).sort()[0] ?? null;
}

function daysAfterScheduling({ scheduledOn, heldOn }: Scheduled): LocalDate | null {
  const isAhead = (days: number) => dayText(scheduledOn) <= dayText(addBusinessDays(heldOn, -days));
  if (isAhead(10)) return addBusinessDays(scheduledOn, 3);
  return isAhead(3) ? addBusinessDays(scheduledOn, 1) : null;
}
