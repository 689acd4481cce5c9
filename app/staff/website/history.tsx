import { staffWords } from "~/content/en/staff/staff";
import { historyWords as words } from "~/content/en/staff/staff-site";
import { LocalTime } from "~/staff/frame/local-time";
import type { Route } from "./+types/history";
import { ChangesTable } from "./changes-table";
import { siteOf } from "./site-of";
import { SitePage } from "./site-page";
import { previewBase, type SiteVersion } from "./website-types";

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${staffWords.area}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site } = siteOf(context);
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get("from"), query.get("to")].map(Number);
  const before = Number(query.get("before")) || undefined;
  return {
    ...(await site.listVersions({ before })),
    compared: from && to ? { from, to, changes: await site.compareVersions({ from, to }) } : null,
  };
}

/** Who changed what, when and why, and the way back. */
export default function History({
  loaderData: { versions, newest, compared },
}: Route.ComponentProps) {
  const oldest = versions.at(-1)?.version ?? 1;
  return (
    <SitePage lead={words.lead} title={words.title}>
      {versions.length === 0 && <p>{words.empty}</p>}
      {newest > 1 && <CompareForm compared={compared} newest={newest} />}
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
      {oldest > 1 && (
        <p>
          <a href={`/staff/site/history?before=${oldest}`}>{words.older}</a>
        </p>
      )}
    </SitePage>
  );
}

function CompareForm({
  newest,
  compared,
}: {
  newest: number;
  compared: { from: number; to: number } | null;
}) {
  const numbers = Array.from({ length: newest }, (_, at) => newest - at);
  const chosen = compared ?? { from: newest - 1, to: newest };
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
        {pages.length > 0 && ` · ${words.pages(pages.length)}`}
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
