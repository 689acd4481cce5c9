import { privacyPractices } from "~/content/en/legal/privacy-practices";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { clinic } from "~/site/seo/clinic";
import { breadcrumbs } from "~/site/seo/page-data";
import { pageHead } from "~/site/seo/page-head";
import type { Route } from "./+types/privacy-practices";
import { LegalPage } from "./legal-page";

const path = "/notice-of-privacy-practices";

export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return pageHead(facts, {
    ...privacyPractices(facts).search,
    path,
    image: "privacy",
    type: "article",
    index: facts.privacyNotice !== null,
    structuredData: [clinic(facts), breadcrumbs([{ name: privacyPractices(facts).title, path }])],
  });
};

export default function PrivacyPractices() {
  return <LegalPage path={path} words={privacyPractices(useFacts())} />;
}
