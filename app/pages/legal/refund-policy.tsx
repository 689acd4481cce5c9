import { refundPolicy as words } from "~/content/legal/refund";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/refund-policy";

export const meta = () => legalHead(words, path);

export default function RefundPolicy() {
  return <LegalPage path={path} words={words} />;
}
