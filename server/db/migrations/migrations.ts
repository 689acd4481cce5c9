import type { Migration } from "kysely/migration";
import { inquiries } from "./001-inquiries";
import { staffSignIn } from "./002-staff-sign-in";
import { payments } from "./003-payments";
import { productUpdates } from "./004-product-updates";
import { testCheckouts } from "./005-test-checkouts";
import { staffDesk } from "./010-staff-desk";
import { productUndos } from "./011-product-undos";
import { searchAnew } from "./012-search-anew";
import { mailsToNobody } from "./013-mails-to-nobody";
import { noReplacing } from "./014-no-replacing";

/** In order of their names. What has been released is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-inquiries": inquiries,
  "002-staff-sign-in": staffSignIn,
  "003-payments": payments,
  "004-product-updates": productUpdates,
  "005-test-checkouts": testCheckouts,
  "010-staff-desk": staffDesk,
  "011-product-undos": productUndos,
  "012-search-anew": searchAnew,
  "013-mails-to-nobody": mailsToNobody,
  "014-no-replacing": noReplacing,
};
