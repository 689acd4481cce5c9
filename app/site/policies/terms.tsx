import { termsOfUse } from "~/content/en/legal/terms";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/terms";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/terms";

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return legalHead(facts, termsOfUse(facts), path);
};

export default function Terms() {
  return <LegalPage path={path} words={termsOfUse(useFacts())} />;
}
