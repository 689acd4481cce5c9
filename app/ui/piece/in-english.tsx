import { useSite } from "~/content/use-site";

/** On a translated page: a link to the same page in English. */
export const InEnglish = ({ path }: { path: string }) => (
  <a href={path} hrefLang="en">
    {useSite().words.translationWords.read}
  </a>
);

/** Beside a translated policy, consent or list of warnings: the English text applies. */
export function EnglishApplies({ path, className }: { path: string; className?: string }) {
  const { language, words } = useSite();
  if (language === "en") return null;
  return (
    <p className={className}>
      {words.translationWords.applies} <InEnglish path={path} />
    </p>
  );
}
