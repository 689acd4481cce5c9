import type { App } from "./core/app";
import { allowedRisks } from "./core/config/unsafe-settings";
import { listColleagues } from "./core/sessions/list-colleagues";
import type { WholeDesk } from "./desk-services";
import { makeListAudit } from "./staff/audit/list-audit.server";
import { deskPartsOf } from "./staff/frame/desk-parts.server";
import { makeCountQueue } from "./staff/inbox/count-queue.server";
import { makeListQueue } from "./staff/inbox/list-queue.server";
import { makeNextInQueue } from "./staff/inbox/next-in-queue.server";
import { makeTakeNext } from "./staff/inbox/take-next.server";
import { makeCountInquiries } from "./staff/inquiry-list/count-inquiries.server";
import { makeExportInquiries } from "./staff/inquiry-list/export-inquiries.server";
import { makeListInquiries } from "./staff/inquiry-list/list-inquiries.server";
import { makePrintInquiries } from "./staff/inquiry-list/print-inquiries.server";
import { makeDeskNumbers } from "./staff/numbers/desk-numbers.server";
import { makeDeskPayments } from "./staff/payments/desk-payments.server";
import { makeProductDesk } from "./staff/products/product-desk.server";
import { makeConfirmRetention } from "./staff/upkeep/confirm-retention.server";
import { makeReadUpkeep } from "./staff/upkeep/read-upkeep.server";

/** All services of the staff pages, on one database and one clock. */
export function makeDesk(app: App, site: WholeDesk["site"] = null): WholeDesk {
  const { config, products, currentFacts } = app;
  const parts = deskPartsOf(app);
  return {
    allowedRisks: config.production ? allowedRisks(config) : [],
    site,
    listInquiries: makeListInquiries(parts),
    countInquiries: makeCountInquiries(parts),
    listQueue: makeListQueue(parts),
    countQueue: makeCountQueue(parts),
    nextInQueue: makeNextInQueue(parts),
    takeNext: makeTakeNext(parts),
    listColleagues: () => listColleagues(parts.db),
    exportInquiries: makeExportInquiries(parts),
    ...makePrintInquiries(parts, app),
    ...makeDeskPayments(parts, config.payments),
    ...makeDeskNumbers(parts),
    readUpkeep: makeReadUpkeep(parts, config),
    confirmRetention: makeConfirmRetention(parts),
    listAudit: makeListAudit(parts),
    ...makeProductDesk(parts, products, currentFacts),
  };
}
