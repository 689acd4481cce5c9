/** Runs that write product descriptions at the payment provider. */
export type ProductTables = {
  product_batches: ProductBatchRow;
  product_batch_rows: ProductBatchResultRow;
  product_undos: { batch_id: string; at: string; who: string; person_id: string | null };
  test_products: { id: string; name: string; slug: string; description: string };
};

export type ProductBatchRow = {
  id: string;
  started_at: string;
  finished_at: string | null;
  /** 1 until finished, then null. */
  running: number | null;
  /** null until the provider's list is read. */
  total: number | null;
  done: number;
  /** Why the whole batch ended early. */
  failure: string | null;
  /** Without progress for some minutes the batch counts as interrupted. */
  progress_at: string;
  /** Id of the person who started it; null before there were accounts. */
  who: string | null;
  person_id: string | null;
};

export type ProductBatchResultRow = {
  batch_id: string;
  /** The provider's id of the product. */
  product_id: string;
  /** In the provider's order, from 0. */
  position: number;
  name: string;
  /** "begun": whether the provider has applied it is not known. */
  outcome: "begun" | "updated" | "unchanged" | "failed";
  old_description: string;
  new_description: string;
  error: string | null;
};
