import { goodFaithEstimate as words } from "~/content/legal/good-faith-estimate";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/good-faith-estimate";

export const meta = () => legalHead(words, path);

export default function GoodFaithEstimate() {
  return <LegalPage path={path} words={words} />;
}
