import { officeDuration } from "~/content/en/staff/staff";
import { staffNumbersWords as words } from "~/content/en/staff/staff-numbers";
import { TableHead, Totals } from "~/staff/frame/list";
import { Empty } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle, useStaff } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/numbers";
import { chartOf } from "./charts";
import {
  dayLabel,
  monthLabel,
  type NumbersTable,
  number,
  numbersTables,
  readWeeks,
  time,
  weeksShown,
  withoutEmptyStart,
} from "./numbers-tables";
import { type Numbers, readNumbers } from "./read-numbers.server";

const path = "/staff/numbers";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, person } = deskOf(context);
  const weeks = readWeeks(new URL(request.url).searchParams);
  return {
    weeks,
    numbers: await readNumbers(app, { actor, weeks, byPerson: person.role === "owner" }),
  };
}

export default function NumbersPage({ loaderData }: Route.ComponentProps) {
  const { weeks } = loaderData;
  const numbers = withoutEmptyStart(loaderData.numbers);
  const first = numbers.weeks[0]?.week ?? "";
  const { may } = useStaff();
  return (
    <div className="numbers">
      <PageHead title={words.title}>
        {may("/staff/numbers.csv", "see") && (
          <a className="button quiet no-print" href={`${path}.csv?weeks=${weeks}`}>
            {words.export}
          </a>
        )}
      </PageHead>
      <nav aria-label={words.period} className="tabs no-print">
        <ul>
          {weeksShown.map((count) => (
            <li key={count}>
              <a
                aria-current={count === weeks ? "true" : undefined}
                className="tab"
                href={`${path}?weeks=${count}`}
              >
                {words.weeks(count)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="lead">
        {words.lead}
        {numbers.weeks.length < weeks && (
          <span className="hint">{words.since(dayLabel(first, "long"))}</span>
        )}
      </p>
      <Summary numbers={numbers} />
      <div className="charts">
        {numbersTables(numbers).map((table) => {
          const chart = chartOf(table, numbers);
          return (
            <section aria-labelledby={`title-${table.name}`} className="panel" key={table.name}>
              <h2 id={`title-${table.name}`}>{table.title}</h2>
              {table.name === "people" && <p className="hint">{words.peopleHint}</p>}
              {table.name === "months" && numbers.isTest && (
                <p className="hint">{words.testHint}</p>
              )}
              {chart}
              {chart ? (
                <details>
                  <summary>
                    {words.asTable}
                    <span className="visually-hidden">: {table.title}</span>
                  </summary>
                  <Table table={table} />
                </details>
              ) : (
                <Table table={table} />
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

function Summary({ numbers: { whole, waiting, goalMinutes } }: { numbers: Numbers }) {
  const { label, inquiries, median, ninety, goal, waiting: unanswered } = words.summary;
  const parts: [string, string][] = [
    [inquiries, number(whole.inquiries)],
    [median, time(whole.median)],
    [ninety, time(whole.ninety)],
    [goal, officeDuration(goalMinutes)],
    [unanswered, number(waiting)],
  ];
  return <Totals label={label} rows={parts} />;
}

function Table({ table: { title, columns, rows, name, drawn } }: { table: NumbersTable }) {
  const isNothing = rows.length === 0 || drawn?.every((value) => value === 0);
  if (isNothing) return <Empty icon="calendar">{words.none}</Empty>;
  const isPeriod = name === "weeks" || name === "answers" || name === "months";
  const shown = isPeriod ? rows.toReversed() : rows;
  return (
    <table className="list numbers-table">
      <caption className="visually-hidden">{title}</caption>
      <TableHead columns={columns} />
      <tbody>
        {shown.map(([label = "", ...values]) => (
          <tr key={label}>
            <th scope="row">{labelOf(name, label)}</th>
            {values.map((value, n) => (
              <td key={columns[n + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(name: NumbersTable["name"], label: string) {
  if (name === "months") return monthLabel(label, "long");
  return name === "weeks" || name === "answers" ? dayLabel(label, "long") : label;
}
