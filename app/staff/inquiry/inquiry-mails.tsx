import { staffWords } from "~/content/en/staff/staff";
import { LocalTime } from "~/staff/frame/local-time";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { DeskMail } from "./open-inquiry.server";

const words = staffWords.inquiry;

/**
 * One line unless a mail failed; expanded, each mail's history with the mail server's responses.
 */
export function InquiryMails({ mails, maySend }: { mails: readonly DeskMail[]; maySend: boolean }) {
  const failed = mails.some(({ state }) => state === "failed" || state === "file");
  return (
    <details className="panel" open={failed}>
      <summary>
        {words.mails}: {mails.length === 0 ? words.noMails : summaryOf(mails)}
      </summary>
      <ul className="mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} maySend={maySend} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "2 sent, 1 waiting" */
function summaryOf(mails: readonly DeskMail[]) {
  const states = [...new Set(mails.map(({ state }) => state))];
  return states
    .map((state) => {
      const count = mails.filter((mail) => mail.state === state).length;
      return `${count} ${words.mailStates[state].toLowerCase()}`;
    })
    .join(", ");
}

function Mail({ mail, maySend }: { mail: DeskMail; maySend: boolean }) {
  const name = words.mailKinds[mail.kind];
  return (
    <>
      <h3>
        {name}{" "}
        <span className="status" data-mail={mail.state}>
          {words.mailStates[mail.state]}
        </span>
      </h3>
      <p>
        {words.mailAt[mail.state]} <LocalTime at={mail.at} />, {words.tries(mail.tries)}
        {mail.to && `, ${mail.to}`}
      </p>
      {mail.answer && (
        <p className="answer">
          {words.mailAnswers[mail.state]}: <samp>{mail.answer}</samp>
        </p>
      )}
      {maySend && (
        <PostForm>
          <DoButton className="button quiet" value={`mail:${mail.id}`}>
            {["waiting", "budget"].includes(mail.state) ? words.tryNow : words.sendAgain}
            <span className="visually-hidden">: {name}</span>
          </DoButton>
        </PostForm>
      )}
    </>
  );
}
