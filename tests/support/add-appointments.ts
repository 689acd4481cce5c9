import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { instantOf } from "../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../app/facts/identity";

const names = [
  ["Ida", "Moss"],
  ["Maximiliano-Alexander", "Fernández-Castellanos y Okonkwo"],
  ["Jo", "Li"],
  ["Bartholomew", "Featherstonehaugh"],
  ["Аннэтта", "Константинопольская"],
] as const;
const states = ["confirmed", "confirmed", "offered", "asked", "came"] as const;

/**
 * Writes appointments of half an hour into the embedded database of a running site: this many on
 * each day ("YYYY-MM-DD"), every half hour from 9 AM on, with each of the people in turn.
 */
export function addAppointments(
  dataDir: string,
  { days, perDay, people }: { days: readonly string[]; perDay: number; people: readonly string[] },
) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  const now = new Date().toISOString();
  const person = db.prepare(
    "insert into people (id, name, email, role, created_at) values (?, ?, ?, 'clinician', ?)",
  );
  const inquiry = db.prepare(
    `insert into contact_submissions (id, created_at, reference, first_name, last_name, email, phone,
      service, message, idempotency_key, content_hash, suspected_spam, reach_by, call_window,
      no_voicemail, status)
      values (?, ?, ?, ?, ?, 'a@visitor.example', '904 555 0199', 'weight-loss', '', ?, ?, 0, '', '',
      '', 'booked')`,
  );
  const booking = db.prepare(
    `insert into bookings (id, submission_id, starts_at, ends_at, person_id, place, state, wish,
      sequence, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, '', 0, ?, ?)`,
  );
  db.transaction(() => {
    const ids = people.map((name) => {
      const id = randomUUID();
      person.run(id, name, `${id}@staff.example`, now);
      return id;
    });
    for (const day of days)
      for (let n = 0; n < perDay; n++) {
        const [id, half] = [randomUUID(), Math.floor(n / ids.length)];
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        const time = `${String(9 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
        const starts = instantOf({ year, month, day: date }, time, timeZone);
        const ends = new Date(starts.getTime() + 30 * 60_000).toISOString();
        const [first, last] = names[n % names.length] ?? names[0];
        const reference = `CW-${id.slice(0, 4).toUpperCase()}-${id.slice(9, 11).toUpperCase()}`;
        inquiry.run(id, now, reference, first, last, id, id);
        booking.run(
          ...[randomUUID(), id, starts.toISOString(), ends, ids[n % ids.length]],
          ...[n % 3 ? "office" : "phone", states[n % states.length], now, now],
        );
      }
  })();
  db.close();
}
