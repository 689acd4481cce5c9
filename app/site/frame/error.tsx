import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorWords, notFoundWords } from "~/content/en/pages/not-found";
import type { SearchWords } from "~/content/word-shapes";
import { secureUrl } from "~/core/http/refusals/secure-page";
import { useFacts } from "~/facts/use-facts";
import { usePageHandle } from "~/page-handle";
import { fullTitle } from "~/site/seo/page-head";
import { StaffRefusal } from "~/staff/staff-refusal";
import { PhoneLink } from "~/ui/piece/phone-link";

/** The page of every error status: not found, refused, failed. */
export function ErrorPage() {
  const error = useRouteError();
  const staff = usePageHandle()?.frame === "staff";
  if (staff) return <StaffRefusal />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound /> : <Fault status={status} />;
}

function NotFound() {
  const { search, code, message, help, link } = notFoundWords;
  return (
    <div className="message-page wrap">
      <Search words={search} />
      <h1>
        {code} <span className="message">{message}</span>
      </h1>
      <p className="lead">{help}</p>
      <Ways link={link} />
    </div>
  );
}

function Fault({ status }: { status: number }) {
  const { search, heading, text, link, byStatus } = errorWords;
  const refusal = byStatus[status as keyof typeof byStatus];
  const words = refusal ?? { heading, text };
  return (
    <div className="message-page wrap">
      <Search
        words={refusal ? { ...search, title: refusal.title, description: refusal.text } : search}
      />
      <p className="kicker">{status}</p>
      <h1 className="sentence">{words.heading}</h1>
      <p className="lead">{words.text}</p>
      {refusal && "link" in refusal ? (
        <Ways href={secureUrl} link={refusal.link} />
      ) : (
        <Ways link={link} />
      )}
    </div>
  );
}

/** No canonical URL: no page is the original of an error page. */
function Search({ words }: { words: SearchWords }) {
  const facts = useFacts();
  return (
    <>
      <title>{fullTitle(facts, words.title)}</title>
      <meta content={words.description} name="description" />
      <meta content={words.keywords.join(", ")} name="keywords" />
      <meta content="noindex" name="robots" />
    </>
  );
}

function Ways({ link, href = "/" }: { link: string; href?: string }) {
  const { phones } = useFacts();
  return (
    <p className="actions">
      <a className="button" href={href}>
        {link}
      </a>
      <PhoneLink className="button button-quiet" phone={phones.clinic} />
    </p>
  );
}
