import type { Migration } from "kysely/migration";
import { firstRelease } from "./001-first-release";
import { people } from "./002-people";
import { siteFacts } from "./003-site-facts";
import { desk } from "./004-desk";
import { guard } from "./005-guard";
import { inquiryContactPreferences } from "./006-inquiry-contact-preferences";
import { money } from "./007-money";
import { callbacksAndOutcomes } from "./008-callbacks-and-outcomes";
import { numbers } from "./009-numbers";
import { saidOutcomes } from "./010-said-outcomes";
import { linksStopped } from "./011-links-stopped";
import { revocations } from "./012-revocations";
import { simplerProductBatches } from "./013-simpler-product-batches";
import { fixedViews } from "./014-fixed-views";
import { oneOutbox } from "./015-one-outbox";
import { calendarFeeds } from "./016-calendar-feeds";
import { estimates } from "./017-estimates";
import { draftsAndPresence } from "./019-drafts-and-presence";

/** In order of their names. What has been released is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
  "002-people": people,
  "003-site-facts": siteFacts,
  "004-desk": desk,
  "005-guard": guard,
  "006-inquiry-contact-preferences": inquiryContactPreferences,
  "007-money": money,
  "008-callbacks-and-outcomes": callbacksAndOutcomes,
  "009-numbers": numbers,
  "010-said-outcomes": saidOutcomes,
  "011-links-stopped": linksStopped,
  "012-revocations": revocations,
  "013-simpler-product-batches": simplerProductBatches,
  "014-fixed-views": fixedViews,
  "015-one-outbox": oneOutbox,
  "016-calendar-feeds": calendarFeeds,
  "017-estimates": estimates,
  "019-drafts-and-presence": draftsAndPresence,
};
