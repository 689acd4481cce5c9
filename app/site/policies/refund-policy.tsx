import { refundPolicy } from "~/content/en/legal/refund";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/refund-policy";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/refund-policy";

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return legalHead(facts, refundPolicy(facts), path);
};

export default function RefundPolicy() {
  return <LegalPage path={path} words={refundPolicy(useFacts())} />;
}
