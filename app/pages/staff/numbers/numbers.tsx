import type { ReactNode } from "react";
import { officeDuration, staffWords } from "~/content/en/staff/staff";
import { outcomeWords, staffNumbersWords as words } from "~/content/en/staff/staff-numbers";
import { type Numbers, outcomes, weeksShown } from "~/contracts/desk-numbers";
import { formatCents } from "../../payment/amount";
import { deskOf } from "../frame/staff-context";
import { TableHead } from "../frame/table-head";
import { useStaff } from "../frame/use-staff";
import type { Route } from "./+types/numbers";
import { AnswerChart } from "./answer-chart";
import { ColumnChart } from "./column-chart";
import { dayLabel, monthLabel } from "./date-labels";
import { type NumbersTable, numbersTables, serviceLabel } from "./numbers-tables";
import { readWeeks } from "./read-weeks";
import { RowChart } from "./row-chart";

const path = "/staff/numbers";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, who, person } = deskOf(context);
  const weeks = readWeeks(new URL(request.url).searchParams);
  return {
    weeks,
    numbers: await desk.readNumbers({ who, weeks, byPerson: person.role === "owner" }),
  };
}

export default function NumbersPage({ loaderData }: Route.ComponentProps) {
  const { weeks, numbers } = loaderData;
  const { may } = useStaff();
  return (
    <div className="numbers">
      <div className="title-row">
        <h1>{words.title}</h1>
        {may("/staff/numbers.csv", "see") && (
          <a className="button quiet no-print" href={`${path}.csv?weeks=${weeks}`}>
            {words.export}
          </a>
        )}
      </div>
      <p className="lead">{words.lead}</p>
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
      <Summary numbers={numbers} />
      <div className="charts">
        {numbersTables(numbers).map((table) => (
          <section aria-labelledby={`title-${table.name}`} key={table.name}>
            <h2 id={`title-${table.name}`}>{table.title}</h2>
            {chartOf(table, numbers)}
            {table.name === "people" && <p className="hint">{words.peopleHint}</p>}
            <Table table={table} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Summary({ numbers: { whole, goalMinutes } }: { numbers: Numbers }) {
  const time = (minutes: number | null) => (minutes === null ? "–" : officeDuration(minutes));
  const { label, inquiries, median, ninety, goal } = words.summary;
  const parts: [string, string][] = [
    [inquiries, whole.inquiries.toLocaleString("en-US")],
    [median, time(whole.median)],
    [ninety, time(whole.ninety)],
    [goal, officeDuration(goalMinutes)],
  ];
  return (
    <section aria-label={label} className="totals">
      <dl>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The drawing above a table; the table says the same. */
function chartOf({ name, title }: NumbersTable, numbers: Numbers): ReactNode {
  switch (name) {
    case "weeks":
      return (
        <ColumnChart
          format={(value) => value.toLocaleString("en-US")}
          points={numbers.weeks.map(({ week, inquiries }) => ({
            label: dayLabel(week),
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "answers":
      return <AnswerChart goalMinutes={numbers.goalMinutes} title={title} weeks={numbers.weeks} />;
    case "services":
      return (
        <RowChart
          points={numbers.services.map(({ service, inquiries }) => ({
            label: serviceLabel(service),
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "pages":
      return (
        <RowChart
          points={numbers.pages.slice(0, 12).map(({ path: page, inquiries }) => ({
            label: page || words.unknownPage,
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "outcomes":
      return (
        <RowChart
          points={outcomes.map((outcome) => ({
            label: outcomeWords[outcome],
            value: numbers.outcomes[outcome],
          }))}
          title={title}
        />
      );
    case "months":
      return (
        <ColumnChart
          format={(cents) => formatCents(cents).replace(/\.\d\d$/, "")}
          points={numbers.months.map(({ month, receivedCents }) => ({
            label: monthLabel(month),
            value: receivedCents,
          }))}
          title={title}
        />
      );
    case "people":
      return null;
  }
}

function Table({ table: { title, columns, rows, name } }: { table: NumbersTable }) {
  if (rows.length === 0) return <p className="empty">{words.none}</p>;
  const isPeriod = name === "weeks" || name === "answers" || name === "months";
  const shown = isPeriod ? rows.toReversed() : rows;
  return (
    <details open={rows.length <= 14}>
      <summary>{title}</summary>
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
    </details>
  );
}

function labelOf(name: NumbersTable["name"], label: string) {
  if (name === "months") return monthLabel(label, "long");
  return name === "weeks" || name === "answers" ? dayLabel(label, "long") : label;
}
