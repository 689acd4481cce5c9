import type { DeskPaymentServices } from "../../../app/contracts/desk-payments";
import type { DeskParts } from "../desk-parts";
import { makeLinkPayment, makeSettleNotice } from "./change-payment";
import { makeExportPayments } from "./export-payments";
import { makeListPayments } from "./list-payments";
import { makeCountPaymentNotices, makeOpenPayment, makePaymentsOfInquiry } from "./open-payment";

/** What the pages of payments may ask. */
export function makeDeskPayments(
  parts: DeskParts,
  { secretKey }: { secretKey: string },
): DeskPaymentServices {
  const key = { testKey: /^(sk|rk)_test_/.test(secretKey) };
  return {
    listPayments: makeListPayments(parts, key),
    exportPayments: makeExportPayments(parts, key),
    openPayment: makeOpenPayment(parts, key),
    linkPayment: makeLinkPayment(parts),
    settleNotice: makeSettleNotice(parts),
    countPaymentNotices: makeCountPaymentNotices(parts),
    paymentsOfInquiry: makePaymentsOfInquiry(parts, key),
  };
}
