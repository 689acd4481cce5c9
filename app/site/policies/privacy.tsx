import { privacyPolicy } from "~/content/en/legal/privacy";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/privacy";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/privacy";

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return legalHead(facts, privacyPolicy(facts), path);
};

export default function Privacy() {
  return <LegalPage path={path} words={privacyPolicy(useFacts())} />;
}
