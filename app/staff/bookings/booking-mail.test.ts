import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { mailWords } from "~/content/en/mail-words";
import { appointmentCalendar } from "./booking-mail.server";

const booking = {
  id: "b1",
  starts_at: "2026-03-09T14:00:00.000Z",
  ends_at: "2026-03-09T14:30:00.000Z",
  sequence: 2,
  updated_at: "2026-03-02T14:00:00.000Z",
};

const clinic = {
  clinic: "Coquina Wellness",
  email: "desk@clinic.example",
  words: mailWords.appointment,
};

const eventOf = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  return new ICAL.Event(event);
};

describe("an appointment's calendar file", () => {
  it.each([
    ["before the clock change", "2026-03-06T15:00:00.000Z", "2026-03-06T15:30:00.000Z"],
    ["after it", "2026-03-09T14:00:00.000Z", "2026-03-09T14:30:00.000Z"],
  ])("%s is the same instant everywhere", (_, starts_at, ends_at) => {
    const { content } = appointmentCalendar(
      { ...booking, starts_at, ends_at },
      { ...clinic, cancelled: false },
    );
    const event = eventOf(content);
    expect(event.startDate.toJSDate().toISOString()).toBe(starts_at);
    expect(event.endDate.toJSDate().toISOString()).toBe(ends_at);
    expect(event.startDate.zone.tzid).toBe("UTC");
  });

  it("says only that there is an appointment", () => {
    const { method, content } = appointmentCalendar(booking, { ...clinic, cancelled: false });
    expect(method).toBe("PUBLISH");
    expect(eventOf(content).summary).toBe("Appointment, Coquina Wellness");
    expect(content).not.toMatch(/DESCRIPTION|ATTENDEE|LOCATION|COMMENT/);
  });

  it("removes the appointment when it is canceled", () => {
    const { method, content } = appointmentCalendar(booking, { ...clinic, cancelled: true });
    expect(method).toBe("CANCEL");
    expect(content).toContain("STATUS:CANCELLED");
    expect(content).toContain("SEQUENCE:2");
    expect(eventOf(content).uid).toBe("b1@appointments");
  });

  it.each([false, true])("has what RFC 5546 requires of its method (canceled: %s)", (cancelled) => {
    const names = { ...clinic, clinic: 'Dr. "Ana"; Ben, and:Co' };
    const { method, content } = appointmentCalendar(booking, { ...names, cancelled });
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = calendar.getFirstSubcomponent("vevent");
    expect(calendar.getFirstPropertyValue("method")).toBe(method);
    expect(event?.getAllProperties("organizer").map((one) => one.getFirstValue())).toEqual([
      "mailto:desk@clinic.example",
    ]);
    expect(event?.getAllProperties("attendee")).toEqual([]);
    for (const name of ["uid", "dtstamp", "dtstart", "sequence", "summary", "status"])
      expect(event?.getAllProperties(name), name).toHaveLength(1);
  });
});
