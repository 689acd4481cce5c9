import { historyWords as words } from "~/content/en/staff/staff-site";
import { LocalTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import type { Route } from "./+types/history";
import { listVersions } from "./history.server";
import { ChangesTable, PreviewLink, previewUrl, SitePage } from "./site-page";

type SiteVersion = Awaited<ReturnType<typeof listVersions>>["versions"][number];

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  return listVersions(deskOf(context).app, { before });
}

/** Each version with its author, time, reason and changes, and a link that restores it. */
export default function History({ loaderData: { versions } }: Route.ComponentProps) {
  const oldest = versions.at(-1)?.version ?? 1;
  const [newest] = versions;
  return (
    <SitePage
      lead={words.lead}
      preview={newest && previewUrl("/", newest.version)}
      title={words.title}
    >
      {versions.length === 0 && <p>{words.empty}</p>}
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
        <PreviewLink
          aria-label={`${words.look}: ${words.version(version)}`}
          href={previewUrl("/", version)}
        >
          {words.look}
        </PreviewLink>
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
