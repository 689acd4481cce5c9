import type { Actor } from "~/core/sessions/people";

export type ProductUpdate = { id: string; startedAt: string } & (
  | { status: "running"; done: number; total: number | null }
  | { status: "failed"; finishedAt: string; message: string }
  | {
      status: "finished";
      finishedAt: string;
      totalProducts: number;
      updatedCount: number;
      /** Right already, and not written again. */
      unchangedCount: number;
      errorCount: number;
      updatedProducts: readonly { id: string; name: string; description: string }[];
      errors: readonly { productName: string; error: string }[];
    }
);

/** All of them reject when the database does not respond. */
export type ProductUpdates = {
  /** Begins a batch, or joins the one that runs. */
  updateProductDescriptions: (who: Actor) => Promise<ProductUpdate>;
  /** The running or the last batch. */
  readProductUpdate: () => Promise<ProductUpdate | null>;
  /** Each change of the running batch until it ends, and its state at least every 10 seconds. */
  watchProductUpdate: (signal: AbortSignal) => AsyncGenerator<ProductUpdate>;
};

/** One product at the provider, and what a batch would do to it. */
export type ProductPreview = {
  id: string;
  name: string;
  old: string;
  /** The same as `old` where nothing would change. */
  next: string;
  effect: "changes" | "unchanged" | "no-match";
};

export type LastBatch = { finishedAt: string; updated: number; undone: boolean };

export type DeskProductServices = {
  /** `message` is the provider's; null when it said nothing of use. */
  previewProducts: () => Promise<
    | { outcome: "listed"; products: ProductPreview[] }
    | { outcome: "failed"; message: string | null }
  >;
  /** null: there is none yet, or one is running. */
  readLastBatch: () => Promise<LastBatch | null>;
  undoProducts: (asked: {
    who: Actor;
  }) => Promise<
    | { outcome: "undone"; restored: number; skipped: number; failed: number }
    | { outcome: "nothing" }
    | { outcome: "failed"; message: string | null }
  >;
};
