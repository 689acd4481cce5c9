import { serviceLabel } from "~/content/en/service-options";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { printingWords as words } from "~/content/en/staff/staff-printing";
import { phoneText } from "~/facts/format-facts";
import { TableHead } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { PrintBar } from "~/staff/frame/print-bar";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/print-inquiries";
import { printInquiries } from "./list-inquiries.server";
import { filterQuery, readFilter } from "./read-filter";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const filter = readFilter(new URL(request.url).searchParams, false);
  const printed = await printInquiries(app, { actor, filter });
  return { ...printed, filter, now: new Date().toISOString() };
}

/** The filtered inquiries on paper: whom to call, and about what. */
export default function PrintInquiries({
  loaderData: { rows, more, filter, now },
}: Route.ComponentProps) {
  const { columns } = words;
  return (
    <>
      <PrintBar back={`/staff/inquiries${filterQuery(filter)}`} label={words.back} />
      <div className="title-row">
        <h1>{words.title}</h1>
        <p className="count">{words.found(rows.length)}</p>
        <p className="as-of">
          <LocalTime at={now} />
        </p>
      </div>
      {more && <p className="notice">{words.more(rows.length)}</p>}
      <table className="list on-paper">
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.reference}>
              <th className="cell-who" dir="auto" scope="row">
                {row.name}
              </th>
              <td>{row.reference}</td>
              <td>{phoneText(row.phone)}</td>
              <td>{row.email}</td>
              <td>{serviceLabel(row.service)}</td>
              <td>
                <LocalTime at={row.createdAt} />
              </td>
              <td>{statusWords[row.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
