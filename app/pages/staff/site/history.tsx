import { staffWords } from "~/content/en/staff/staff";
import { reviewWords, siteWords, historyWords as words } from "~/content/en/staff/staff-site";
import { previewBase, type SiteVersion } from "~/contracts/site-desk";
import { LocalTime } from "../frame/local-time";
import type { Route } from "./+types/history";
import { ChangesTable } from "./changes-table";
import { siteOf } from "./site-of";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site } = siteOf(context);
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get("from"), query.get("to")].map(Number);
  const asked = Boolean(from && to);
  return {
    versions: await site.listVersions(),
    compared:
      asked && from && to ? { from, to, changes: await site.compareVersions({ from, to }) } : null,
  };
}

/** Who changed what, when and why, and the way back. */
export default function History({ loaderData: { versions, compared } }: Route.ComponentProps) {
  return (
    <div className="site-desk">
      <p className="site-back">
        <a href="/staff/site">{siteWords.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {versions.length === 0 && <p>{words.empty}</p>}
      {versions.length > 1 && <CompareForm compared={compared} versions={versions} />}
      {compared && (
        <section aria-labelledby="compared-heading" className="panel">
          <h2 id="compared-heading">
            {words.from} {compared.from} {words.to} {compared.to}
          </h2>
          {!compared.changes && <p>{words.missing}</p>}
          {compared.changes?.length === 0 && <p>{words.same}</p>}
          {compared.changes && <ChangesTable changes={compared.changes} />}
        </section>
      )}
      <ol className="site-versions">
        {versions.map((version) => (
          <Version key={version.version} version={version} />
        ))}
      </ol>
    </div>
  );
}

function CompareForm({
  versions,
  compared,
}: {
  versions: readonly SiteVersion[];
  compared: { from: number; to: number } | null;
}) {
  const numbers = versions.map(({ version }) => version);
  const chosen = compared ?? { from: numbers[1], to: numbers[0] };
  return (
    <form action="/staff/site/history" className="site-compare" method="get">
      {(["from", "to"] as const).map((name) => (
        <label key={name}>
          {words[name]}{" "}
          <select defaultValue={chosen[name]} name={name}>
            {numbers.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button quiet" type="submit">
        {words.compare}
      </button>
    </form>
  );
}

function Version({ version: one }: { version: SiteVersion }) {
  const { version, at, who, kind, why, changes, pages, live } = one;
  return (
    <li className="panel">
      <h2>
        {words.version(version)} {live && <span className="badge">{words.live}</span>}
      </h2>
      <p className="hint">
        {[words.kinds[kind], words.by(who)].filter(Boolean).join(" ")}, <LocalTime at={at} />
        {pages.length > 0 && ` · ${reviewWords.pages(pages.length)}`}
      </p>
      {why && <p>{why}</p>}
      <ChangesTable changes={changes} />
      <p className="site-buttons">
        {changes.length > 0 && (
          <a
            aria-label={`${words.undo}: ${words.version(version)}`}
            className="button quiet"
            href={`/staff/site/history/${version}?undo=1`}
          >
            {words.undo}
          </a>
        )}
        <a
          aria-label={`${words.look}: ${words.version(version)}`}
          href={previewBase({ version, undo: false })}
        >
          {words.look}
        </a>
        {!live && (
          <a
            aria-label={`${words.goBack}: ${words.version(version)}`}
            href={`/staff/site/history/${version}`}
          >
            {words.goBack}
          </a>
        )}
      </p>
    </li>
  );
}
