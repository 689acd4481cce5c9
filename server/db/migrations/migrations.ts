import type { Migration } from "kysely/migration";
import { firstRelease } from "./001-first-release";
import { guard } from "./005-guard";
import { inquiryContactPreferences } from "./006-inquiry-contact-preferences";

/** In order of their names. What has been released is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
  "005-guard": guard,
  "006-inquiry-contact-preferences": inquiryContactPreferences,
};
