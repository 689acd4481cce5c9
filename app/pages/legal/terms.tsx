import { termsOfUse as words } from "~/content/legal/terms";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/terms";

export const meta = () => legalHead(words, path);

export default function Terms() {
  return <LegalPage path={path} words={words} />;
}
