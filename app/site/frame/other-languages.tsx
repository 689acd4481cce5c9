import { useLocation } from "react-router";
import { languages, localeOf, pathIn } from "~/content/languages";
import { useSite } from "~/content/use-site";
import { usePageHandle } from "~/page-handle";
import { urlIn } from "~/site/seo/structured-data";
import { InEnglish } from "~/ui/piece/in-english";

/** In the head: the same page in every language, for search engines. */
export function OtherLanguages() {
  const { facts } = useSite();
  const { pathname, search } = useLocation();
  const handle = usePageHandle();
  if (!facts.spanishPages) return null;
  const path = handle?.ownQueries ? pathname + search : pathname;
  return (
    <>
      {languages.map((language) => (
        <link href={urlIn(language, path)} hrefLang={language} key={language} rel="alternate" />
      ))}
      <link href={urlIn("en", path)} hrefLang="x-default" rel="alternate" />
    </>
  );
}

/** To the same page in the other language, in that language's own words. */
export function LanguageLink() {
  const { facts, language, words } = useSite();
  const { pathname, search } = useLocation();
  if (!facts.spanishPages) return null;
  const other = language === "en" ? "es" : "en";
  return (
    <a href={pathIn(other, pathname) + search} hrefLang={other} lang={localeOf[other]}>
      {words.frameWords.otherLanguage}
    </a>
  );
}

/** On top of a translation until the clinic has named who has read it. */
export function AwaitsReview() {
  const { facts, language, words } = useSite();
  const { pathname, search } = useLocation();
  if (language === "en" || facts.confirmed.spanish) return null;
  return (
    <p className="wrap translation-note">
      {words.translationWords.awaitsReview} <InEnglish path={pathname + search} />
    </p>
  );
}
