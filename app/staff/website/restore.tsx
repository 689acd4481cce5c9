import { data, redirect } from "react-router";
import { publishWords, reviewWords, historyWords as words } from "~/content/en/staff/staff-site";
import { formText, readForm } from "~/core/http/read-form";
import { Alert } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { staffTitle } from "~/staff/frame/staff-frame";
import { TextField } from "~/ui/form/field";
import { DoButton } from "~/ui/form/post-form";
import type { Route } from "./+types/restore";
import { restoreVersion, reviewRestore } from "./history.server";
import { ChangedPages, ChangesTable, previewUrl, publishedUrl, SitePage } from "./site-page";

export const meta: Route.MetaFunction = () => [{ title: staffTitle(words.title) }];

const versionOf = (param: string) => (/^\d{1,9}$/.test(param) ? Number(param) : 0);

export async function loader({ params, context }: Route.LoaderArgs) {
  const version = versionOf(params.version);
  const review = await reviewRestore(deskOf(context).app, version);
  if (!review) throw data(null, { status: 404 });
  return { version, review };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { why } = readForm(context, { why: formText(200) });
  const outcome = await restoreVersion(app, { actor, why, version: versionOf(params.version) });
  if (outcome.outcome === "refused") return data({ message: outcome.message }, { status: 409 });
  if (outcome.outcome !== "published")
    return data({ message: publishWords.unchanged }, { status: 409 });
  return redirect(publishedUrl(outcome), 303);
}

/** Preview of the changes that restoring a version would make. */
export default function Restore({ loaderData, actionData }: Route.ComponentProps) {
  const { version, review } = loaderData;
  const { changes, problems } = review;
  return (
    <SitePage
      preview={previewUrl(review.pages?.[0]?.path ?? "/", version)}
      back={{ href: "/staff/site/history", words: words.title }}
      title={words.restoreTitle(version)}
    >
      <Alert text={actionData?.message} />
      {problems.length > 0 && (
        <div className="problem">
          <p>{words.unfit}</p>
          <ul>
            {problems.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {changes.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <ChangesTable changes={changes} />
          {problems.length === 0 && (
            <form className="site-publish panel" method="post">
              <TextField
                autoComplete="off"
                id="why"
                label={reviewWords.why}
                maxLength={200}
                name="why"
              />
              <p className="site-buttons">
                <DoButton className="button" value="restore">
                  {words.confirm}
                </DoButton>
              </p>
            </form>
          )}
          <ChangedPages version={version} review={review} />
        </>
      )}
    </SitePage>
  );
}
