import { termsOfUse as words } from "~/content/en/legal/terms";
import type { PageHandle } from "~/page-handle";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/terms";

/** A policy is read, not booked: nothing lies over its contents. */
export const handle: PageHandle = { callBar: false };

export const meta = () => legalHead(words, path);

export default function Terms() {
  return <LegalPage path={path} words={words} />;
}
