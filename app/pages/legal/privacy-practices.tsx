import { type PrivacyNotice, privacyPractices } from "~/content/en/legal/privacy-practices";
import { factsOf } from "~/facts/facts-of";
import type { PageHandle } from "~/page-handle";
import { clinic } from "~/seo/clinic";
import { breadcrumbs } from "~/seo/page-data";
import { pageHead } from "~/seo/page-head";
import type { Route } from "./+types/privacy-practices";
import { LegalPage } from "./legal-page";

const path = "/notice-of-privacy-practices";

/** A fact of the clinic's; undefined until it has given its notice. */
const notice: PrivacyNotice | undefined = undefined;

export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(factsOf(matches), {
    ...privacyPractices(notice).search,
    path,
    image: "privacy",
    type: "article",
    index: notice !== undefined,
    structuredData: [
      clinic(factsOf(matches)),
      breadcrumbs([{ name: privacyPractices(notice).title, path }]),
    ],
  });

export default function PrivacyPractices() {
  return <LegalPage path={path} words={privacyPractices(notice)} />;
}
