import { privacyPolicy as words } from "~/content/en/legal/privacy";
import type { PageHandle } from "~/page-handle";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/privacy";

/** A policy is read, not booked: nothing lies over its contents. */
export const handle: PageHandle = { callBar: false };

export const meta = () => legalHead(words, path);

export default function Privacy() {
  return <LegalPage path={path} words={words} />;
}
