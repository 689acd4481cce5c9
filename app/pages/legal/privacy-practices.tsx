import { type PrivacyNotice, privacyPractices } from "~/content/en/legal/privacy-practices";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/seo/page-head";
import { LegalPage } from "./legal-page";

const path = "/notice-of-privacy-practices";

/** A fact of the clinic's; undefined until it has given its notice. */
const notice: PrivacyNotice | undefined = undefined;

export const handle: PageHandle = { callBar: false };

export const meta = () =>
  pageHead({
    ...privacyPractices(notice).search,
    path,
    image: "privacy",
    type: "article",
    index: notice !== undefined,
  });

export default function PrivacyPractices() {
  return <LegalPage path={path} words={privacyPractices(notice)} />;
}
