import { weightLossRights as words } from "~/content/en/legal/weight-loss-rights";
import { factsOf } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import type { Route } from "./+types/weight-loss-rights";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/weight-loss-rights";

/** The page is for reading, so no call bar covers its text. */
export const handle: PageHandle = { callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => legalHead(factsOf(matches), words, path);

export default function WeightLossRights() {
  return <LegalPage path={path} words={words} />;
}
