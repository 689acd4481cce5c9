import { data, redirect } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { siteWords, launchWords as words } from "~/content/en/staff/staff-site";
import type { LaunchItem } from "~/contracts/site-desk";
import { parseDate } from "~/facts/hours/local-date";
import { postedText, siteOf } from "../site/site-of";
import type { Route } from "./+types/launch";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

/** What somebody says has been read or decided, with a name and a day. */
const confirmable = ["glpR", "primal", "officeHours", "callHours", "policies"];

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await siteOf(context).site.readLaunch() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { site, who } = siteOf(context);
  const form = await request.formData();
  const name = postedText(form, "name", 40);
  const [by, on] = [postedText(form, "by", 80), postedText(form, "on", 10)];
  if (!confirmable.includes(name)) throw data(null, { status: 400 });
  if (by === "") return data({ name, message: words.byMissing }, { status: 422 });
  if (!parseDate(on)) return data({ name, message: words.onMissing }, { status: 422 });
  const outcome = await site.confirmLaunch({ who, name, by, on });
  if (outcome.outcome === "refused")
    return data({ name, message: outcome.message }, { status: 409 });
  return redirect("/staff/launch", 303);
}

/** What is missing before this clinic can go live, and where each is set. */
export default function Launch({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <div className="site-desk">
      <p className="site-back">
        <a href="/staff/site">{siteWords.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p role="status">{words.open(items.filter(({ done }) => !done).length)}</p>
      <ul className="site-launch">
        {items.map((item) => (
          <Item
            item={item}
            key={item.name}
            problem={actionData?.name === item.name ? actionData.message : null}
          />
        ))}
      </ul>
    </div>
  );
}

function Item({
  item: { name, done, detail },
  problem,
}: {
  item: LaunchItem;
  problem: string | null;
}) {
  const { label, where, how } = words.items[name];
  return (
    <li className={done ? "site-done" : "site-missing"}>
      <h2>{label}</h2>
      <p className="site-launch-state">
        {detail && <span>{detail}</span>}
        <span className="badge">{done ? words.done : words.missing}</span>
      </p>
      {(where || !done) && (
        <p className="hint">
          {!done && how} {where && <a href={where}>{done ? words.changeHere : words.setHere}</a>}
        </p>
      )}
      {!done && confirmable.includes(name) && (
        <form className="site-confirm" method="post">
          <input name="name" type="hidden" value={name} />
          <label>
            {words.by}
            <input
              aria-describedby={problem ? `${name}-problem` : undefined}
              aria-invalid={problem !== null}
              autoComplete="off"
              maxLength={80}
              name="by"
              type="text"
            />
          </label>
          <label>
            {words.on}
            <input name="on" type="date" />
          </label>
          <button className="button quiet" name="do" type="submit" value="confirm">
            {words.confirm}
          </button>
          {problem && (
            <p className="field-error" id={`${name}-problem`} role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </li>
  );
}
