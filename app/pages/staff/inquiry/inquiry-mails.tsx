import { staffWords } from "~/content/en/pages/staff";
import type { DeskMail } from "~/contracts/desk";
import { LocalTime } from "../frame/local-time";

const words = staffWords.inquiry;

/** What happened to each mail, in the mail server's own words. */
export function InquiryMails({
  mails,
  attempt,
}: {
  mails: readonly DeskMail[];
  /** null: none is to be sent again. */
  attempt: string | null;
}) {
  return (
    <section aria-labelledby="mails-heading" className="panel mails-panel">
      <h2 id="mails-heading">{words.mails}</h2>
      {mails.length === 0 && <p className="empty">{words.noMails}</p>}
      <ul className="mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail attempt={attempt} mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mail({ mail, attempt }: { mail: DeskMail; attempt: string | null }) {
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
      {attempt && (
        <form method="post">
          <input name="attempt" type="hidden" value={attempt} />
          <button className="button quiet" name="do" type="submit" value={`mail:${mail.id}`}>
            {["waiting", "budget"].includes(mail.state) ? words.tryNow : words.sendAgain}
            <span className="visually-hidden">: {name}</span>
          </button>
        </form>
      )}
    </>
  );
}
