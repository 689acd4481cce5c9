import { data, redirect } from "react-router";
import { z } from "zod";
import { staffWords } from "~/content/en/staff/staff";
import { launchWords as words } from "~/content/en/staff/staff-site";
import { formText, readForm } from "~/core/http/read-form";
import { parseDate } from "~/facts/hours/local-date";
import { Alert } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { factName, fieldPath, previewUrl, SitePage } from "~/staff/website/site-page";
import { TextField } from "~/ui/form/field";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/launch";
import { confirmLaunch, type LaunchItem, readLaunch } from "./launch.server";
import { RecordLinks } from "./upkeep-notices";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

/** Launch items that are confirmed with a name and a day. */
const confirmable = ["glpR", "primal", "officeHours", "callHours", "policies", "spanish"];

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await readLaunch(deskOf(context).app) };
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { name, by, on } = readForm(context, {
    name: z.enum(confirmable),
    by: formText(80),
    on: formText(10),
  });
  const typed = { name, by, on, refused: null };
  const byProblem = by === "" ? words.byMissing : null;
  const onProblem = parseDate(on) ? null : words.onMissing;
  if (byProblem || onProblem) return data({ ...typed, byProblem, onProblem }, { status: 422 });
  const outcome = await confirmLaunch(app, { actor, name, by, on });
  if (outcome.outcome === "refused")
    return data({ ...typed, byProblem, onProblem, refused: outcome.message }, { status: 409 });
  return redirect("/staff/launch", 303);
}

/** Checklist before the clinic goes live, with the page where each item is set. */
export default function Launch({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <SitePage lead={words.lead} preview={previewUrl("/contact")} title={words.title}>
      <p role="status">{words.open(items.filter(({ done }) => !done).length)}</p>
      <ul className="rows">
        {items.map((item) => (
          <Item
            item={item}
            key={item.name}
            tried={actionData?.name === item.name ? actionData : null}
          />
        ))}
      </ul>
    </SitePage>
  );
}

function Item({
  item: { name, done, detail, records = [], facts = [] },
  tried,
}: {
  item: LaunchItem;
  /** A rejected confirmation. */
  tried: Route.ComponentProps["actionData"] | null;
}) {
  const { label, where, how } = words.items[name];
  return (
    <li>
      <h2>{label}</h2>
      <p>
        {detail && <span className="hint inline-hint">{detail}</span>}{" "}
        <span className="status" data-state={done ? "fine" : "open"}>
          {done ? words.done : words.missing}
        </span>
      </p>
      {(where || !done) && (
        <p className="hint row-more">
          {!done && how}{" "}
          {where && (
            <a aria-label={`${done ? words.changeHere : words.setHere}: ${label}`} href={where}>
              {done ? words.changeHere : words.setHere}
            </a>
          )}
        </p>
      )}
      {records.length > 0 && <RecordLinks records={records} />}
      {facts.length > 0 && (
        <ul className="site-parts">
          {facts.map((path) => (
            <li key={path}>
              <a className="tap" href={fieldPath(path)}>
                {factName(path)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!done && confirmable.includes(name) && (
        <form className="site-confirm row-more" method="post">
          <input name="name" type="hidden" value={name} />
          <TextField
            autoComplete="off"
            defaultValue={tried?.by}
            id={`${name}-by`}
            label={words.by}
            maxLength={80}
            name="by"
            error={tried?.byProblem ?? undefined}
          />
          <TextField
            autoComplete="off"
            defaultValue={tried?.on}
            id={`${name}-on`}
            label={words.on}
            name="on"
            error={tried?.onProblem ?? undefined}
            type="date"
          />
          <DoButton className="button quiet" value="confirm">
            {words.confirm}
          </DoButton>
          <Alert text={tried?.refused} />
        </form>
      )}
    </li>
  );
}
