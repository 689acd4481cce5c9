import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { useSite } from "~/content/use-site";
import type { Facts } from "~/facts/facts-schema";
import { nextOpenDay } from "~/facts/hours/closed-day";
import { addDays, clinicClock, dayText, weekdayOf } from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";
import { plainDay } from "~/staff/frame/local-time";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { longestReason } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { InquiryDetails } from "./open-inquiry.server";

const words = inquiryTaskWords.followUp;

export function FollowUpForm({
  inquiry,
  now,
  problem,
}: {
  inquiry: InquiryDetails;
  now: number;
  problem: Problem | undefined;
}) {
  const { due } = inquiry;
  const { hours } = useSite().facts;
  const isWrong = problem?.at === "day";
  const planned = due?.kind === "follow-up" ? due.reason : "";
  return (
    <section aria-labelledby="follow-up-heading" className="panel follow-up">
      <PostForm className="change">
        <input name="seen" type="hidden" value={inquiry.version} />
        <div className="day-field">
          <h2 id="follow-up-heading">{words.title}</h2>
          {followUpDays(now, hours).map(({ day, label }) => (
            <DoButton className="button plain" key={day} value={`follow-up:${day}`}>
              {label}
            </DoButton>
          ))}
          {inquiry.due && inquiry.due.kind !== "booking" && (
            <DoButton className="button plain" value="follow-up:none">
              {words.clear}
            </DoButton>
          )}
        </div>
        <details open={isWrong || planned !== ""}>
          <summary>{words.other}</summary>
          <ChangeProblem at="day" problem={problem} />
          <div className="day-field">
            <label htmlFor="reason">{words.reason}</label>
            <input
              autoComplete="off"
              data-key="f"
              defaultValue={isWrong ? problem?.note : planned}
              dir="auto"
              id="reason"
              maxLength={longestReason}
              name="reason"
            />
          </div>
          <div className="day-field">
            <label htmlFor="follow-up-day">{words.day}</label>
            <input
              aria-describedby={isWrong ? "change-problem" : undefined}
              aria-invalid={isWrong ? true : undefined}
              id="follow-up-day"
              name="day"
              type="date"
            />
            <label htmlFor="follow-up-time">{words.time}</label>
            <input id="follow-up-time" name="time" step={300} type="time" />
            <DoButton className="button quiet small" value="follow-up">
              {words.submit}
            </DoButton>
          </div>
        </details>
      </PostForm>
    </section>
  );
}

/**
 * Tomorrow and next Monday; on a Sunday, Monday is tomorrow. While the office is closed, the label
 * names the next open day, on which the inquiry becomes due.
 */
export function followUpDays(now: number, hours: Facts["hours"]) {
  const tomorrow = addDays(clinicClock(now).day, 1);
  const monday = addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
  const choices = [
    { date: tomorrow, label: words.tomorrow },
    { date: monday, label: weekdays[0] },
  ].map(({ date, label }) => {
    const open = nextOpenDay(date, hours);
    const day = dayText(open);
    return { day, label: open === date ? label : words.closedThen(plainDay(day), label) };
  });
  const [first, second] = choices;
  return first?.day === second?.day ? choices.slice(0, 1) : choices;
}
