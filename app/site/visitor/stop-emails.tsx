import { data } from "react-router";
import { siteOf, useSite } from "~/content/use-site";
import { appContext } from "~/context";
import type { PageHandle } from "~/page-handle";
import { fullTitle } from "~/site/seo/page-head";
import { stopConfirmations } from "~/staff/inquiry-record/confirmations.server";
import { PhoneLink } from "~/ui/piece/phone-link";
import type { Route } from "./+types/stop-emails";
import { readVisitorPage } from "./visitor-page.server";

export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { words } = siteOf(matches);
  return [
    { title: fullTitle(siteOf(matches).facts, words.stopEmailsWords.title) },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

/** GET only shows a button: mail programs and scanners open links automatically. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const works = (await readVisitorPage(context.get(appContext), params.token)) !== null;
  return data({ works }, { status: works ? 200 : 404 });
}

/** "This was not me": the mailbox that the link was sent to gets no further confirmations. */
export async function action({ params, context }: Route.ActionArgs) {
  const stopped = await stopConfirmations(context.get(appContext), params.token);
  return data({ stopped }, { status: stopped ? 200 : 404 });
}

export default function StopEmails({ loaderData: { works }, actionData }: Route.ComponentProps) {
  const {
    facts: { phones },
    words,
  } = useSite();
  const stopped = actionData?.stopped === true;
  const { title, text } = stopped
    ? words.stopEmailsWords.stopped
    : works
      ? words.stopEmailsWords
      : words.stopEmailsWords.gone;
  return (
    <div className="message-page wrap">
      <h1 className="sentence">{title}</h1>
      <p className="lead" role={stopped ? "status" : undefined}>
        {text}
      </p>
      {works && !stopped && (
        <form method="post">
          <button className="button" type="submit">
            {words.stopEmailsWords.button}
          </button>
        </form>
      )}
      <p className="actions">
        <PhoneLink className="button button-quiet" phone={phones.clinic} />
      </p>
    </div>
  );
}
