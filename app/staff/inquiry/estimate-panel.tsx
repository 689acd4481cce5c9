import { estimateWords as words } from "~/content/en/staff/staff-estimates";
import { formatCents } from "~/facts/amount";
import { localDay, plainDay } from "~/staff/frame/local-time";
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
}: {
  inquiry: InquiryDetails;
  mayWrite: boolean;
}) {
  if (!mayWrite && estimates.length === 0 && !estimateDue) return null;
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
          {estimates.map(({ id, at, who, totalCents }) => {
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
              </li>
            );
          })}
        </ul>
      )}
      {mayWrite && (
        <PostForm className="buttons">
          <a className="button quiet" href={`${pathOf(reference)}/estimate`}>
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
    </Panel>
  );
}
