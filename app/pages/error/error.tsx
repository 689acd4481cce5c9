import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorWords, notFoundWords } from "~/content/pages/not-found";
import { site } from "~/content/site";
import { PhoneLink } from "~/ui/phone-link";

/** The page of every error status: not found, refused, failed. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound /> : <Fault status={status} />;
}

function NotFound() {
  const { search, code, message, help, link } = notFoundWords;
  return (
    <div className="message-page wrap">
      <title>{`${search.title} | ${site.name}`}</title>
      <meta content="noindex" name="robots" />
      <h1>{code}</h1>
      <p className="message">{message}</p>
      <p className="lead">{help}</p>
      <Ways link={link} />
    </div>
  );
}

function Fault({ status }: { status: number }) {
  const { search, heading, text, link, byStatus } = errorWords;
  const words = byStatus[status as keyof typeof byStatus] ?? { heading, text };
  return (
    <div className="message-page wrap">
      <title>{`${search.title} | ${site.name}`}</title>
      <meta content="noindex" name="robots" />
      <p className="kicker">{status}</p>
      <h1 className="sentence">{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <Ways link={link} />
    </div>
  );
}

function Ways({ link }: { link: string }) {
  return (
    <p className="actions">
      <a className="button" href="/">
        {link}
      </a>
      <PhoneLink className="button button-quiet" phone={site.phones.clinic} />
    </p>
  );
}
