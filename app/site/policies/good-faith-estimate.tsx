import { askForEstimate, goodFaithEstimate } from "~/content/en/legal/good-faith-estimate";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/good-faith-estimate";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/good-faith-estimate";

/** A policy is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return legalHead(facts, goodFaithEstimate(facts), path);
};

export default function GoodFaithEstimate() {
  return (
    <LegalPage
      action={{ href: "/contact?estimate=1", label: askForEstimate }}
      path={path}
      words={goodFaithEstimate(useFacts())}
    />
  );
}
