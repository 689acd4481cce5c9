import type { Actor } from "./people";

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

/** All of them reject when the database does not answer. */
export type ProductUpdates = {
  /** Begins a batch, or joins the one that runs. */
  updateProductDescriptions: (who: Actor) => Promise<ProductUpdate>;
  /** The running or the last batch. */
  readProductUpdate: () => Promise<ProductUpdate | null>;
  /** Each change of the running batch until it ends; once, when none runs. */
  watchProductUpdate: (signal: AbortSignal) => AsyncGenerator<ProductUpdate>;
};
