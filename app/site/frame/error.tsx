import { isRouteErrorResponse, useRouteError } from "react-router";
import { useSite } from "~/content/use-site";
import type { SearchWords } from "~/content/word-shapes";
import { usePageHandle } from "~/page-handle";
import { fullTitle } from "~/site/seo/page-head";
import { StaffRefusal } from "~/staff/staff-refusal";
import { LowerStyle } from "~/ui/piece/lower-style";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Picture } from "~/ui/piece/picture";

/** The page of every error status: one for 404, one for all others. */
export function ErrorPage() {
  const error = useRouteError();
  const handle = usePageHandle();
  if (handle?.frame === "staff") return <StaffRefusal />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      {status === 404 ? <NotFound meant={isRouteErrorResponse(error) && error.data} /> : <Failed />}
      {/* In the place of the failed page's own. */}
      {handle?.linksLowerStyle && <LowerStyle />}
    </>
  );
}

/** @param meant the treatment that the visitor probably meant (not-found.tsx) */
function NotFound({ meant }: { meant: { title: string; href: string } | null | false }) {
  const { words } = useSite();
  const { search, code, message, suggestion, help, link } = words.notFoundWords;
  return (
    <div className="message-page wrap">
      <Search words={search} />
      <Picture
        className="message-shell"
        first
        name="empty-shell"
        sizes="(min-width: 44rem) 40vw, 92vw"
      />
      <h1>
        {code} <span className="message">{message}</span>
      </h1>
      {meant && (
        <p className="lead">
          {suggestion} <a href={meant.href}>{meant.title}</a>
        </p>
      )}
      <p className="lead">{help}</p>
      <NextSteps link={link} />
    </div>
  );
}

function Failed() {
  const { words } = useSite();
  const { search, heading, text, link } = words.errorWords;
  return (
    <div className="message-page wrap">
      <Search words={search} />
      <h1 className="sentence">{heading}</h1>
      <p className="lead">{text}</p>
      <NextSteps link={link} />
    </div>
  );
}

/** Without a canonical URL: an error page has none. */
function Search({ words }: { words: SearchWords }) {
  const { facts } = useSite();
  return (
    <>
      <title>{fullTitle(facts, words.title)}</title>
      <meta content={words.description} name="description" />
      <meta content={words.keywords.join(", ")} name="keywords" />
      <meta content="noindex" name="robots" />
    </>
  );
}

function NextSteps({ link }: { link: string }) {
  const {
    facts: { phones },
  } = useSite();
  return (
    <p className="actions head-actions">
      <a className="button" href="/">
        {link}
      </a>
      <PhoneLink className="button button-quiet" phone={phones.clinic} />
    </p>
  );
}
