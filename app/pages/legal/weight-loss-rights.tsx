import { weightLossRights as words } from "~/content/en/legal/weight-loss-rights";
import type { PageHandle } from "~/page-handle";
import { legalHead } from "./legal-head";
import { LegalPage } from "./legal-page";

const path = "/weight-loss-rights";

/** It is read, not booked: nothing lies over its contents. */
export const handle: PageHandle = { callBar: false };

export const meta = () => legalHead(words, path);

export default function WeightLossRights() {
  return <LegalPage path={path} words={words} />;
}
