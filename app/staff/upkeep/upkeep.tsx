import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { upkeepWords as words } from "~/content/en/staff/staff-upkeep";
import { confirmRetention } from "~/core/retention/retention-hold";
import { LocalTime } from "~/staff/frame/local-time";
import { Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, useStaff } from "~/staff/frame/staff-frame";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/upkeep";
import { readUpkeep, type Upkeep } from "./read-upkeep.server";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const saved = new URL(request.url).searchParams.has("saved");
  return { upkeep: await readUpkeep(deskOf(context).app), saved, now: Date.now() };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  if (!(await confirmRetention(app, { actor }))) throw data(null, { status: 409 });
  return redirect("/staff/upkeep?saved=1", 303);
}

export default function UpkeepPage({ loaderData: { upkeep, saved, now } }: Route.ComponentProps) {
  return (
    <div className="upkeep">
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      <Notice text={saved && words.retention.confirmed} />
      <ul className="rows">
        <Retention upkeep={upkeep} />
        <Backups now={now} upkeep={upkeep} />
        <UpkeepRow
          heading={words.database.heading}
          isRight={upkeep.database !== "unencrypted"}
          state={words.database.states[upkeep.database]}
        >
          <p>{words.database[upkeep.database]}</p>
        </UpkeepRow>
        {queues(upkeep).map(({ heading, problem }) => (
          <UpkeepRow
            heading={heading}
            isRight={!problem}
            key={heading}
            state={problem ? words.states.look : words.states.fine}
          >
            {problem && <p>{problem}</p>}
          </UpkeepRow>
        ))}
      </ul>
    </div>
  );
}

/** Mails and data that wait to be sent or removed, with a sentence where action is needed. */
function queues({ heldConfirmations, failedInvitations, leftovers, forgetting }: Upkeep) {
  const { notices, headings } = words;
  const names = leftovers.map(({ name }) => name).join(", ");
  return [
    {
      heading: headings.confirmations,
      problem: heldConfirmations > 0 && notices.confirmations(heldConfirmations),
    },
    {
      heading: headings.invitations,
      problem: failedInvitations > 0 && notices.invitations(failedInvitations),
    },
    { heading: headings.leftovers, problem: names !== "" && notices.leftovers(names) },
    { heading: headings.forgetting, problem: forgetting && notices.forgetting },
  ];
}

/** One line of the page: subject, state, and details where there are some. */
function UpkeepRow({
  heading,
  state,
  isRight,
  children,
}: {
  heading: string;
  state: string;
  isRight: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <h2>{heading}</h2>
      <p className="status" data-state={isRight ? "fine" : "look"}>
        {state}
      </p>
      {children && <div className="row-more">{children}</div>}
    </li>
  );
}

function Retention({ upkeep: { hold, marked } }: { upkeep: Upkeep }) {
  const { may } = useStaff();
  const { heading, newest, confirm, none, onlyOwner } = words.retention;
  return (
    <UpkeepRow
      heading={heading}
      isRight={hold === null}
      state={hold ? words.states.asks : words.states.fine}
    >
      {hold ? (
        <>
          <p>
            {hold.reason === "clock"
              ? words.notices.hold.clock
              : words.notices.hold.many(hold.count, hold.total)}
          </p>
          <p className="hint">
            {newest} <LocalTime at={hold.newest} />
          </p>
          {may("/staff/upkeep", "confirm") ? (
            <form action="/staff/upkeep" method="post">
              <DoButton className="button" value="confirm">
                {confirm[hold.reason]}
              </DoButton>
            </form>
          ) : (
            <p>{onlyOwner}</p>
          )}
        </>
      ) : (
        <p>{none}</p>
      )}
      {marked > 0 && <p>{words.retention.marked(marked)}</p>}
    </UpkeepRow>
  );
}

function Backups({ upkeep: { backups }, now }: { upkeep: Upkeep; now: number }) {
  const { last, failure, everyMinutes } = backups;
  const { heading, none, newest, age, file, inquiries, took, seconds, places } = words.backups;
  const { states } = words;
  const isRight = last !== null && failure === null;
  return (
    <UpkeepRow
      heading={heading}
      isRight={isRight}
      state={failure ? states.look : last ? states.fine : states.noneYet}
    >
      {failure && (
        <p className="problem">
          {words.backups.failure}: {failure}
        </p>
      )}
      {last ? (
        <dl className="facts">
          <Row name={newest}>
            <LocalTime at={last.at} />, {age((now - Date.parse(last.at)) / 3_600_000)}
          </Row>
          <Row name={file}>{last.file}</Row>
          <Row name={inquiries}>{last.inquiries.toLocaleString("en-US")}</Row>
          <Row name={took}>{seconds(last.tookMs)}</Row>
          <Row name={places}>{words.backups.place[last.place]}</Row>
          <Row name={words.backups.encrypted}>{words.backups.encryption[last.encrypted]}</Row>
        </dl>
      ) : (
        <p>{everyMinutes === 0 ? words.notices.noBackups : none}</p>
      )}
    </UpkeepRow>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
