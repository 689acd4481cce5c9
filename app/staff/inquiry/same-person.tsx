import { serviceLabel } from "~/content/en/service-options";
import { statusWords } from "~/content/en/staff/staff";
import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { LocalTime } from "~/staff/frame/local-time";
import { Panel } from "~/staff/frame/notice";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { InquiryDetails } from "./open-inquiry.server";
import type { SamePerson } from "./same-person.server";

const words = inquiryTaskWords.same;

/** Other inquiries of the same person: joined ones, and those that share an email or phone. */
export function SamePersonPanel({
  inquiry,
  mayChange,
}: {
  inquiry: InquiryDetails;
  mayChange: boolean;
}) {
  const { joined, maybeSame } = inquiry;
  if (joined.length + maybeSame.length === 0) return null;
  return (
    <Panel heading={joined.length > 0 ? words.joinedTitle : words.maybeTitle} id="same">
      <ul className="same">
        {[...joined, ...maybeSame].map((other) => (
          <li key={other.reference}>
            <Other other={other} />
            {mayChange && other.same !== "joined" && (
              <PostForm>
                <DoButton className="button quiet" value={`join:${other.reference}`}>
                  {words.join}
                  <span className="visually-hidden"> {other.reference}</span>
                </DoButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {mayChange && joined.length > 0 && (
        <PostForm>
          <DoButton className="link-button" value="separate">
            {words.separate}
          </DoButton>
        </PostForm>
      )}
    </Panel>
  );
}

function Other({ other }: { other: SamePerson }) {
  return (
    <p>
      <a className="tap" dir="auto" href={`/staff/inquiries/${other.reference}`}>
        {other.name}
      </a>{" "}
      <span className="hint">
        {serviceLabel(other.service)}, <LocalTime at={other.createdAt} />,{" "}
        {statusWords[other.status]} ({words[other.same]})
      </span>
    </p>
  );
}
