import { staffWords } from "~/content/en/staff/staff";
import { appointmentStart, localDay } from "~/facts/hours/clinic-time";
import { referenceInitials } from "~/facts/identity";
import {
  DayField,
  listPath,
  Pager,
  PersonOptions,
  queryText,
  readCursor,
  readDays,
  TableHead,
} from "~/staff/frame/list";
import { Empty } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import { listPeople } from "~/staff/people/list-people.server";
import type { Route } from "./+types/audit";
import { type AuditEntry, listAudit } from "./list-audit.server";

const words = staffWords.audit;
const path = "/staff/audit";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const reference = queryText(query, "reference", 40).toUpperCase();
  const personId = queryText(query, "person", 64);
  const { days, wrong } = readDays(query);
  const people = await listPeople(app);
  return {
    reference,
    personId,
    days,
    wrong,
    people: people.map(({ id, name }) => ({ id, name })),
    page: await listAudit(app, { actor, reference, personId, days, cursor: readCursor(query) }),
  };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { reference, personId, days, page } = loaderData;
  const narrowed = { reference, person: personId, ...days };
  return (
    <>
      <PageHead title={reference ? words.of(reference) : words.title} />
      <p className="lead">{words.lead}</p>
      <Filter {...loaderData} />
      <Lines rows={page.rows} />
      <Pager href={(cursor) => listPath(path, narrowed, cursor)} page={page} />
    </>
  );
}

/** `wrong` has the typed texts that are not days. */
function Filter({ reference, personId, people, days, wrong }: Route.ComponentProps["loaderData"]) {
  const typed = [reference, personId, days.from, days.to, wrong.from, wrong.to];
  return (
    <search>
      <form action={path} className="filter" method="get">
        <div className="filter-more">
          <p>
            <label htmlFor="reference">{words.reference}</label>
            <input
              autoComplete="off"
              defaultValue={reference}
              id="reference"
              maxLength={40}
              name="reference"
              spellCheck={false}
              type="search"
            />
          </p>
          <p>
            <label htmlFor="person">{words.person}</label>
            <select defaultValue={personId} id="person" name="person">
              <option value="">{words.everybody}</option>
              <PersonOptions people={people} />
            </select>
          </p>
          <DayField label={words.from} name="from" value={days.from} wrong={wrong.from} />
          <DayField label={words.to} name="to" value={days.to} wrong={wrong.to} />
          <p className="buttons">
            <button className="button" data-apply type="submit">
              {words.show}
            </button>
            {typed.some((text) => text !== "") && (
              <a className="button quiet" href={path}>
                {words.all}
              </a>
            )}
          </p>
        </div>
      </form>
    </search>
  );
}

/** Payments and inquiries have references of the same form, so the action decides. */
const addressOf = (action: string, reference: string) =>
  `/staff/${action.includes("payment") ? "payments" : "inquiries"}/${reference}`;

function Lines({ rows }: { rows: readonly AuditEntry[] }) {
  if (rows.length === 0) return <Empty>{words.none}</Empty>;
  const days = Map.groupBy(rows, ({ at }) => localDay(at));
  return (
    <table className="list audit">
      <TableHead columns={words.columns} />
      {[...days].map(([day, lines]) => (
        <tbody key={day}>
          <tr className="list-group">
            <th colSpan={Object.keys(words.columns).length} scope="rowgroup">
              {day}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const Line = ({ line }: { line: AuditEntry }) => (
  <tr>
    <td className="cell-received">
      <time dateTime={line.at}>{appointmentStart(line.at)}</time>
    </td>
    <td>{line.who}</td>
    <td>{line.action}</td>
    <td>{line.subject && <a href={addressOf(line.action, line.subject)}>{line.subject}</a>}</td>
    <td className="detail">
      <Detail text={line.detail} />
    </td>
  </tr>
);

const listOfReferences = new RegExp(`^(${referenceInitials}-\\w{4}-\\w{2}( |$))+$`);

/** Number of references shown in a line; of more, only their number is shown at first. */
const inLine = 3;

function Detail({ text }: { text: string }) {
  const references = listOfReferences.test(text) ? text.split(" ").length : 0;
  if (references <= inLine) return text;
  return (
    <details>
      <summary>{words.references(references)}</summary>
      {text}
    </details>
  );
}
