import { staffWords } from "~/content/en/staff/staff";
import { languageNames } from "~/content/en/staff/staff-queue";
import { savedRepliesWords as words } from "~/content/en/staff/staff-talk";
import { languages, localeOf } from "~/content/languages";
import { queryText, SearchField } from "~/staff/frame/list";
import { Empty } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, useStaff } from "~/staff/frame/staff-frame";
import { longestMessage, longestReplyTitle } from "~/staff/inquiry-record/inquiry-states";
import { DoButton, Outcome } from "~/ui/form/post-form";
import type { Route } from "./+types/saved-replies";
import {
  changeRepliesFromForm,
  findReplies,
  listSavedReplies,
  type SavedReply,
  type SavedReplyProblem,
} from "./saved-replies.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const search = queryText(query, "q", 80);
  const replies = findReplies(await listSavedReplies(app), search);
  return { answers: replies, search, done: query.get("done") };
}

export const action = ({ context }: Route.ActionArgs) => changeRepliesFromForm(context);

const doneTexts: Record<string, string> = { saved: words.saved, removed: words.removed };

export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, search, done } = loaderData;
  const { may } = useStaff();
  const mayChange = may("/staff/answers", "save");
  const title = `${words.title} | ${staffWords.area}`;
  const text = actionData ? "" : doneTexts[done ?? ""];
  // What was typed for a reply that was removed meanwhile can be saved as a new one.
  const problemAt = answers.find(({ id }) => id === actionData?.id)?.id ?? "";
  return (
    <>
      <title>{actionData ? staffWords.inquiry.errorTitle + title : title}</title>
      <PageHead title={words.title} />
      <p className="lead">{words.intro}</p>
      <dl className="blanks">
        {Object.entries(words.blanks).map(([name, meaning]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {actionData && (
        <Outcome className="problem" id="answer-problem" role="alert">
          {actionData.message}
        </Outcome>
      )}
      {text && (
        <Outcome className="notice" role="status">
          {text}
        </Outcome>
      )}
      <search>
        <form className="filter" method="get">
          <SearchField
            clear={search !== "" && "/staff/answers"}
            data-key="/"
            defaultValue={search}
            label={words.search}
            maxLength={80}
          />
        </form>
      </search>
      {answers.length === 0 && <Empty>{search ? words.nothingFound : words.none}</Empty>}
      <ul className="answers">
        {answers.map((answer) => (
          <li className="panel" key={answer.id}>
            <h2>{answer.title}</h2>
            <p className="answer-text" dir="auto" lang={localeOf[answer.language]}>
              {answer.body}
            </p>
            <p className="hint">
              {answer.language !== "en" && `${languageNames[answer.language]}. `}
              {words.changedBy(answer.updatedBy)}
            </p>
            {mayChange && (
              <SavedReplyForm
                answer={answer}
                problem={problemAt === answer.id ? actionData : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <SavedReplyForm problem={problemAt === "" ? actionData : undefined} />}
    </>
  );
}

/** Closed at first; without `answer` it adds a saved reply. */
function SavedReplyForm({
  answer,
  problem,
}: {
  answer?: SavedReply;
  problem: SavedReplyProblem | undefined;
}) {
  const id = answer?.id ?? "";
  return (
    <details className="answer-form" open={problem !== undefined || undefined}>
      <summary>{answer ? words.change : words.add}</summary>
      <form action="/staff/answers" className="change" method="post">
        <input name="version" type="hidden" value={problem?.version ?? answer?.version ?? 0} />
        <p>
          <label htmlFor={`title-${id}`}>{words.name}</label>
          <input
            autoComplete="off"
            defaultValue={problem?.title ?? answer?.title}
            id={`title-${id}`}
            maxLength={longestReplyTitle}
            name="title"
          />
        </p>
        <p>
          <label htmlFor={`language-${id}`}>{words.language}</label>
          <select
            defaultValue={problem?.language ?? answer?.language}
            id={`language-${id}`}
            name="language"
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`body-${id}`}>{words.text}</label>
          <textarea
            aria-describedby={problem ? "answer-problem" : undefined}
            defaultValue={problem?.body ?? answer?.body}
            dir="auto"
            id={`body-${id}`}
            maxLength={longestMessage}
            name="body"
            rows={5}
          />
        </p>
        <p className="buttons">
          <DoButton className="button" value={`save:${id}`}>
            {words.save}
          </DoButton>
          {answer && (
            <DoButton className="button quiet" value={`remove:${id}`}>
              {words.remove}
            </DoButton>
          )}
        </p>
      </form>
    </details>
  );
}
