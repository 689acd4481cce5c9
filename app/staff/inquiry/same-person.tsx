import { serviceLabel } from "~/content/en/service-options";
import { statusWords } from "~/content/en/staff/staff";
import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { LocalTime } from "~/staff/frame/local-time";
import { Panel } from "~/staff/frame/notice";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { InquiryDetails } from "./open-inquiry.server";
import type { SamePerson } from "./same-person.server";

const words = inquiryTaskWords.same;

type Props = { inquiry: InquiryDetails; mayChange: boolean };

/** Above the page: the newest of the inquiries that share an email or phone; one click shows the others. */
export function MaybeSamePerson(props: Props) {
  const [newest, ...others] = props.inquiry.maybeSame;
  if (!newest) return null;
  return (
    <section aria-labelledby="maybe-same" className="notice maybe-same">
      <h2 id="maybe-same">{words.maybeTitle}</h2>
      <People {...props} people={[newest]} />
      {others.length > 0 && (
        <details>
          <summary>{words.others(others.length)}</summary>
          <People {...props} people={others} />
        </details>
      )}
    </section>
  );
}

/** The inquiries that were joined into this one. */
export function JoinedPanel(props: Props) {
  const { joined } = props.inquiry;
  if (joined.length === 0) return null;
  return (
    <Panel heading={words.joinedTitle} id="same">
      <People {...props} people={joined} />
    </Panel>
  );
}

const People = ({ inquiry, mayChange, people }: Props & { people: readonly SamePerson[] }) => (
  <ul className="same">
    {people.map((other) => (
      <li key={other.reference}>
        <Other inquiry={inquiry} other={other} />
        {mayChange && <JoinForm inquiry={inquiry} other={other} />}
      </li>
    ))}
  </ul>
);

/** A button that asks once for confirmation where names or emails differ. */
function JoinForm({ inquiry, other }: { inquiry: InquiryDetails; other: SamePerson }) {
  const { reference, same } = other;
  const isJoined = same === "joined";
  const isOther = (one: string, two: string) =>
    one !== "" && two !== "" && one.trim().toLowerCase() !== two.trim().toLowerCase();
  const whose = ({ name, email }: { name: string; email: string }) =>
    email ? `${name} (${email})` : name;
  if (!isJoined && (isOther(inquiry.name, other.name) || isOther(inquiry.email, other.email)))
    return (
      <details className="join">
        <summary>
          {words.join}
          <span className="visually-hidden"> {reference}</span>
        </summary>
        <PostForm>
          <p dir="auto">{words.differ(whose(inquiry), whose(other))}</p>
          <DoButton className="button quiet small" value={`join:${reference}`}>
            {words.joinNow}
          </DoButton>
        </PostForm>
      </details>
    );
  return (
    <PostForm>
      <DoButton
        className="button quiet small"
        value={`${isJoined ? "separate" : "join"}:${reference}`}
      >
        {isJoined ? words.separate : words.join}
        <span className="visually-hidden"> {reference}</span>
      </DoButton>
    </PostForm>
  );
}

/** A joined inquiry has no page of its own: its email and phone are shown where they are others. */
function Other({ inquiry, other }: { inquiry: InquiryDetails; other: SamePerson }) {
  const { reference, same, name } = other;
  const reached = [other.email, other.phone].filter(
    (one) => same === "joined" && one !== inquiry.email && one !== inquiry.phone,
  );
  return (
    <p>
      {same === "joined" ? (
        <span dir="auto">{name}</span>
      ) : (
        <a className="tap" dir="auto" href={`/staff/inquiries/${reference}`}>
          {name}
        </a>
      )}{" "}
      <span className="hint">
        {[reference, serviceLabel(other.service), ...reached].filter(Boolean).join(", ")},{" "}
        <LocalTime at={other.createdAt} />
        {same !== "joined" && `, ${statusWords[other.status]}`} ({words[same]})
      </span>
    </p>
  );
}
