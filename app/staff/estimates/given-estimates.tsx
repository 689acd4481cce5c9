import { staffWords } from "~/content/en/staff/staff";
import { givenEstimatesWords as words } from "~/content/en/staff/staff-estimates";
import { formatCents } from "~/facts/amount";
import { localDay } from "~/facts/hours/clinic-time";
import { listPath, queryText, SearchField, TableHead } from "~/staff/frame/list";
import { Empty } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/given-estimates";
import { listGivenEstimates } from "./give-estimate.server";

const path = "/staff/estimates";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const search = queryText(new URL(request.url).searchParams, "q", 200);
  return { search, given: await listGivenEstimates(app, { actor, search }) };
}

/** The estimates that are kept for six years, apart from their inquiries. */
export default function GivenEstimates({ loaderData: { search, given } }: Route.ComponentProps) {
  return (
    <>
      <title>{staffTitle(words.title)}</title>
      <PageHead title={words.title} />
      <p className="lead">{words.lead}</p>
      <form action={path} className="filter" method="get">
        <SearchField
          clear={search !== "" && listPath(path, {})}
          defaultValue={search}
          label={words.search}
          maxLength={200}
        />
      </form>
      {given.length === 0 ? (
        <Empty>{search ? staffWords.list.none : words.none}</Empty>
      ) : (
        <table className="list">
          <TableHead columns={words.columns} />
          <tbody>
            {given.map(({ id, patient, reference, givenAt, how, givenBy, totalCents }) => (
              <tr key={id}>
                <th className="cell-who" scope="row">
                  <a className="who" dir="auto" href={`${path}/${id}`}>
                    {patient}
                  </a>
                </th>
                <td className="reference">{reference}</td>
                <td>{localDay(givenAt)}</td>
                <td>{words.how[how]}</td>
                <td>{givenBy}</td>
                <td className="amount">{formatCents(totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
