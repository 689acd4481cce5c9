import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { makeLinkPayment, makeSettleNotice } from "./change-payment.server";
import { makeExportPayments } from "./export-payments.server";
import { makeListPayments } from "./list-payments.server";
import {
  makeCountPaymentNotices,
  makeOpenPayment,
  makePaymentsOfInquiry,
} from "./open-payment.server";
import type { DeskPaymentServices } from "./payment-types";

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
