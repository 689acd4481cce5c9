import { estimateWords as words } from "~/content/en/staff/staff-estimates";
import { formatCents } from "~/facts/amount";
import { localDay } from "~/facts/hours/clinic-time";
import { clinicClock, dayText } from "~/facts/hours/local-date";
import { plainDay } from "~/staff/frame/local-time";
import { Panel } from "~/staff/frame/notice";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { InquiryDetails } from "./open-inquiry.server";

const pathOf = (reference: string) => `/staff/inquiries/${encodeURIComponent(reference)}`;

export const estimatePath = (reference: string, id: string) =>
  `${pathOf(reference)}/estimates/${id}`;

/** Good-faith estimates of an inquiry: when the next is due, and those that were written. */
export function EstimatePanel({
  inquiry: { reference, estimates, estimateDue },
  mayWrite,
  mayAsk,
  now,
}: {
  inquiry: InquiryDetails;
  mayWrite: boolean;
  mayAsk: boolean;
  now: number;
}) {
  if (!mayWrite && !mayAsk && estimates.length === 0 && !estimateDue) return null;
  return (
    <Panel className="estimates" heading={words.title} id="estimate">
      {estimateDue && (
        <>
          <p>
            <strong>{words.dueBy(plainDay(estimateDue.on))}</strong>
            {estimateDue.late && <span className="mark">{words.late}</span>}
          </p>
          <p className="hint">{words.why}</p>
        </>
      )}
      {estimates.length > 0 && (
        <ul>
          {estimates.map(({ id, at, who, totalCents, how, givenAt }) => {
            const text = words.written(localDay(at), formatCents(totalCents));
            return (
              <li key={id}>
                {mayWrite ? (
                  <a className="tap" href={estimatePath(reference, id)}>
                    {text}
                  </a>
                ) : (
                  text
                )}{" "}
                <span className="hint">{words.writtenBy(who)}</span>
                {how && givenAt ? (
                  <span className="hint">{words.given[how](localDay(givenAt))}</span>
                ) : (
                  <span className="mark">{words.notGivenMark}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayWrite && (
        <PostForm className="buttons">
          <a className="button plain" href={`${pathOf(reference)}/estimate`}>
            {words.write}
          </a>
          {estimateDue && (
            <>
              <DoButton
                aria-describedby="no-estimate-hint"
                className="link-button"
                value="no-estimate"
              >
                {words.none}
              </DoButton>
              <span className="hint" id="no-estimate-hint">
                {words.noneHint}
              </span>
            </>
          )}
        </PostForm>
      )}
      {mayAsk && !estimateDue && (
        <details>
          <summary>{words.asked}</summary>
          <PostForm className="day-field">
            <label htmlFor="asked-on">{words.askedOn}</label>
            <input
              defaultValue={dayText(clinicClock(now).day)}
              id="asked-on"
              name="asked-on"
              type="date"
            />
            <DoButton className="button quiet small" value="estimate-asked">
              {words.save}
            </DoButton>
          </PostForm>
        </details>
      )}
    </Panel>
  );
}
