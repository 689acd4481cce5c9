import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { upkeepWords as words } from "~/content/en/staff/staff-upkeep";
import { confirmRetention } from "~/core/retention/retention-hold";
import { LocalTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/use-staff";
import type { Route } from "./+types/upkeep";
import { readUpkeep, type Upkeep } from "./read-upkeep.server";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const saved = new URL(request.url).searchParams.has("saved");
  return { upkeep: await readUpkeep(deskOf(context).app), saved, now: Date.now() };
}

/** The owner confirms that old data may be deleted. */
export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  if (!(await confirmRetention(app, { actor }))) throw data(null, { status: 409 });
  return redirect("/staff/upkeep?saved=1", 303);
}

export default function UpkeepPage({ loaderData: { upkeep, saved, now } }: Route.ComponentProps) {
  return (
    <div className="upkeep">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {saved && (
        <p className="notice" role="status">
          {words.retention.confirmed}
        </p>
      )}
      <Retention upkeep={upkeep} />
      <Backups backups={upkeep.backups} now={now} />
      <section aria-labelledby="database">
        <h2 id="database">{words.database.heading}</h2>
        <p>{words.database[upkeep.database]}</p>
      </section>
    </div>
  );
}

function Retention({ upkeep: { hold, marked } }: { upkeep: Upkeep }) {
  const { may } = useStaff();
  const { heading, newest, confirm, none, onlyOwner } = words.retention;
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">{heading}</h2>
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
              <button className="button" name="do" type="submit" value="confirm">
                {confirm[hold.reason]}
              </button>
            </form>
          ) : (
            <p>{onlyOwner}</p>
          )}
        </>
      ) : (
        <p>{none}</p>
      )}
      {marked > 0 && <p>{words.retention.marked(marked)}</p>}
    </section>
  );
}

function Backups({ backups: { last, failure, everyMinutes }, now }: Part) {
  const { heading, none, newest, age, file, inquiries, took, seconds, places } = words.backups;
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">{heading}</h2>
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
          <Row name={places}>
            {last.places.map((place) => words.backups.place[place]).join(", ")}
          </Row>
          <Row name={words.backups.encrypted}>{words.backups.encryption[last.encrypted]}</Row>
        </dl>
      ) : (
        <p>{everyMinutes === 0 ? words.notices.noBackups : none}</p>
      )}
    </section>
  );
}

type Part = { backups: Upkeep["backups"]; now: number };

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
