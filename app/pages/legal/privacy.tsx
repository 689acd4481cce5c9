import { privacyPolicy as words } from "~/content/legal/privacy";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/privacy";

export const meta = () => legalHead(words, path);

export default function Privacy() {
  return <LegalPage path={path} words={words} />;
}
