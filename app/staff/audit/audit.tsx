import { staffWords } from "~/content/en/staff/staff";
import { Pager, SearchField, TableHead } from "~/staff/frame/list";
import { listPath, queryText, readCursor } from "~/staff/frame/list-url";
import { ActorName, LocalTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { listPeople } from "~/staff/people/list-people.server";
import type { Route } from "./+types/audit";
import { type AuditEntry, listAudit } from "./list-audit.server";

const words = staffWords.audit;

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const reference = queryText(query, "reference", 40).toUpperCase();
  const personId = queryText(query, "person", 64);
  const people = await listPeople(app);
  return {
    reference,
    personId,
    people: people.map(({ id, name }) => ({ id, name })),
    page: await listAudit(app, { actor, reference, personId, cursor: readCursor(query) }),
  };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { reference, personId, people, page } = loaderData;
  const narrowed = { reference, person: personId };
  return (
    <>
      <h1>{reference ? words.of(reference) : words.title}</h1>
      <p className="lead">{words.lead}</p>
      <SearchField
        action="/staff/audit"
        button={words.show}
        label={words.reference}
        more={
          <select aria-label={words.person} defaultValue={personId} name="person">
            <option value="">{words.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        }
        name="reference"
        value={reference}
      >
        {(reference || personId) && (
          <a className="button quiet" href="/staff/audit">
            {words.all}
          </a>
        )}
      </SearchField>
      <Lines rows={page.rows} />
      <Pager href={(cursor) => listPath("/staff/audit", narrowed, cursor)} page={page} />
    </>
  );
}

/** Payments have references of the same shape. */
const addressOf = (action: string, reference: string) =>
  `/staff/${action.includes("payment") ? "payments" : "inquiries"}/${reference}`;

function Lines({ rows }: { rows: readonly AuditEntry[] }) {
  if (rows.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <table className="list audit">
      <TableHead columns={words.columns} />
      <tbody>
        {rows.map((line) => (
          <tr key={line.id}>
            <td className="cell-received">
              <LocalTime at={line.at} />
            </td>
            <td>
              <ActorName entry={line} />
            </td>
            <td>{line.action}</td>
            <td>
              {line.subject && <a href={addressOf(line.action, line.subject)}>{line.subject}</a>}
            </td>
            <td className="detail">{line.detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
