import { updateMessages } from "~/content/en/form-messages";
import type { PaymentView } from "~/contracts/payments";
import type { ProductUpdate } from "~/contracts/products";
import { Island } from "~/ui/form/island";
import { Receipt } from "../payment/receipt";
import { UpdatePanel, type UpdatePanelProps } from "../staff/products/update-panel";
import type { Part } from "./design-piece";
import { longTitle } from "./long-title";
import toastsUrl from "./toasts-script.ts?script-url";

const payment: PaymentView = {
  id: "design",
  status: "paid",
  amountCents: 107_448,
  description: "Consultation",
  invoice: "",
  reference: "CP-7K3M-Q2",
  paidAt: "2026-03-02T15:00:00Z",
  refundedCents: 0,
  checkoutUrl: null,
  isTest: false,
};

const update = {
  id: "design",
  startedAt: "2026-03-02T15:00:00Z",
  finishedAt: "2026-03-02T15:01:00Z",
};

const finished = {
  ...update,
  status: "finished",
  totalProducts: 3,
  updatedCount: 1,
  unchangedCount: 1,
  errorCount: 1,
  updatedProducts: [{ id: "one", name: longTitle, description: "Its description." }],
  errors: [{ productName: longTitle, error: updateMessages.noMatch }],
} satisfies ProductUpdate;

const none = { updatedCount: 0, errorCount: 0, updatedProducts: [], errors: [] };

/** The panel as the page has it, with the room around it that the style asks for. */
function Panel(props: Partial<UpdatePanelProps> & { sending?: boolean }) {
  return (
    <div className="update-products">
      <Island name="update-panel" props={props}>
        <UpdatePanel noProvider={false} signedIn={false} state={null} {...props} />
      </Island>
    </div>
  );
}

/** Results of a form. */
export const results: readonly Part[] = [
  {
    name: "Toasts",
    note: "They come when asked for, and take the place of the one before.",
    shown: (
      <p className="actions" data-script={toastsUrl}>
        <button className="button button-quiet" data-toast="success" type="button">
          Success
        </button>
        <button className="button button-quiet" data-toast="error" type="button">
          Error
        </button>
      </p>
    ),
  },
  {
    name: "Receipt",
    note: "Paid, not paid, paid at the test checkout.",
    shown: (
      <div className="design-stack">
        <Receipt payment={payment} />
        <Receipt payment={{ ...payment, description: longTitle, paidAt: null, status: "open" }} />
        <Receipt payment={{ ...payment, isTest: true }} />
      </div>
    ),
  },
  {
    name: "Update panel: before",
    note: "For strangers, for staff, without a provider.",
    shown: (
      <div className="design-stack">
        <Panel />
        <Panel signedIn />
        <Panel noProvider signedIn />
      </div>
    ),
  },
  {
    name: "Update panel: running, failed",
    shown: (
      <div className="design-stack">
        <Panel signedIn state={{ ...update, status: "running", done: 0, total: null }} />
        <Panel signedIn state={{ ...update, status: "running", done: 7, total: 21 }} />
        <Panel
          signedIn
          state={{ ...update, status: "failed", message: updateMessages.failed.text }}
        />
      </div>
    ),
  },
  {
    name: "Update result",
    note: "With errors, with nothing to write, with no products.",
    shown: (
      <div className="design-stack">
        <Panel signedIn state={finished} />
        <Panel signedIn state={{ ...finished, ...none, unchangedCount: 3 }} />
        <Panel signedIn state={{ ...finished, ...none, totalProducts: 0, unchangedCount: 0 }} />
      </div>
    ),
  },
];
