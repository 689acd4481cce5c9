import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { RouterContextProvider } from "react-router";
import type { Product } from "~/catalogue/product";
import { catalogueOf } from "~/catalogue/products";
import { updateMessages } from "~/content/en/form-messages";
import { updateProductsWords } from "~/content/en/staff/update-products";
import { appContext, reportErrorContext } from "~/context";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { ProductBatchResultRow, ProductBatchRow } from "~/core/db/tables/payment-tables";
import { ProviderError, type ProviderProduct } from "~/core/payment-provider/provider";
import type { Actor } from "~/core/sessions/people";
import { mayDo } from "~/staff/frame/permissions";
import { readStaff } from "~/staff/sign-in/staff-session.server";

/**
 * Milliseconds without progress after which a batch counts as interrupted: longer than one request
 * to the provider with all its retries (stripe.ts).
 */
export const stalledAfterMs = 180_000;

/**
 * Starts the batch that writes the catalogue's descriptions to the provider's products, or joins
 * the running one of any process. Throws when the database does not respond.
 */
export async function updateProductDescriptions(app: App, actor: Actor): Promise<ProductUpdate> {
  const batch = await beginBatch(app, actor);
  if (batch)
    app.background.add(
      run(app, batch).catch((error) => {
        app.logger.error(
          { err: error },
          "product update stopped: the database does not respond; start it again at the desk",
        );
      }),
    );
  const update = await readProductUpdate(app);
  if (!update) throw new Error("The batch that was just begun is not in the database");
  return update;
}

/** Starts a batch and returns its id; null while another one runs. */
async function beginBatch({ db, clock }: App, actor: Actor): Promise<string | null> {
  const id = randomUUID();
  const now = clock();
  const at = now.toISOString();
  return await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("product_batches")
      .set(endInterrupted(now))
      .where("running", "=", 1)
      .where("progress_at", "<", stalledBefore(now))
      .execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("product_batches")
      .values({
        id,
        started_at: at,
        progress_at: at,
        running: 1,
        done: 0,
        who: actor.name,
        person_id: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return null;
    const action = "began to write product descriptions";
    await writeAudit(transaction, { at: now, actor: actor, action, detail: id });
    return id;
  });
}

async function run(app: App, batch: string) {
  const failure = await updateAll(app, batch).catch((error) => {
    if (!(error instanceof ProviderError)) throw error;
    app.logger.error(
      { batch, code: error.code },
      "product update failed; the desk shows the reason",
    );
    return error.words ?? updateMessages.failed.text;
  });
  const finished_at = app.clock().toISOString();
  await writeProgress(app, batch, { finished_at, running: null, failure });
  app.logger.info({ batch, failed: failure !== null }, "product update ended");
}

/** Returns the reason for an early end, or null. Throws ProviderError if the list can't be read. */
async function updateAll(app: App, batch: string): Promise<string | null> {
  const plan = await planUpdate(app);
  await writeProgress(app, batch, { total: plan.length });
  for (const [position, { id, name, old, next, effect }] of plan.entries()) {
    if (app.background.signal.aborted) return updateProductsWords.interrupted;
    const write = (outcome: ProductBatchResultRow["outcome"], error: string | null = null) =>
      writeResult(app, {
        batch_id: batch,
        product_id: id,
        position,
        name,
        outcome,
        error,
        old_description: old,
        new_description: next,
      });
    if (effect === "no-match") await write("failed", updateMessages.noMatch);
    else if (effect === "unchanged") await write("unchanged");
    else {
      // Stored before the request: an undo has the old text even if this process is killed
      // meanwhile.
      await write("begun");
      const error = await writeDescription(app, { batch, id, description: next });
      await write(error === null ? "updated" : "failed", error);
    }
    if (!(await writeProgress(app, batch, { done: position + 1 }))) return null;
  }
  return null;
}

/** The changes that a batch would make to the provider's products. Throws ProviderError. */
export async function planUpdate({ products: provider, currentFacts }: App) {
  if (!provider) throw new ProviderError("not_set_up", { words: updateProductsWords.noProvider });
  const catalogue = catalogueOf(currentFacts());
  const plan = [];
  for await (const product of provider.listProducts()) {
    const { id, name, description: old } = product;
    const next = descriptionOf(catalogue, product);
    const effect: "changes" | "unchanged" | "no-match" =
      next === undefined ? "no-match" : next === old ? "unchanged" : "changes";
    plan.push({ id, name, old, next: next ?? old, effect });
  }
  return plan;
}

export type PlannedProduct = Awaited<ReturnType<typeof planUpdate>>[number];

/** Returns the message of a failure, which does not stop the batch; null: written. */
export async function writeDescription(
  { products, logger }: App,
  { batch, id, description }: { batch: string; id: string; description: string },
): Promise<string | null> {
  try {
    await products?.updateDescription({ id, description, idempotencyKey: `${batch}:${id}` });
    return null;
  } catch (error) {
    const { code, words } = error instanceof ProviderError ? error : new ProviderError("fault");
    logger.warn({ batch, product: id, code, err: error }, "product description not updated");
    return words ?? updateMessages.notTaken;
  }
}

async function writeResult({ db }: App, row: ProductBatchResultRow) {
  await db
    .insertInto("product_batch_rows")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["batch_id", "product_id"])
        .doUpdateSet({ outcome: row.outcome, error: row.error }),
    )
    .execute();
}

/** Returns false when the batch no longer runs because it counted as interrupted. */
async function writeProgress(
  { db, clock }: App,
  id: string,
  change: Partial<Omit<ProductBatchRow, "id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("product_batches")
    .set({ ...change, progress_at: clock().toISOString() })
    .where("id", "=", id)
    .where("running", "=", 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const stalledBefore = (now: Date) => new Date(now.getTime() - stalledAfterMs).toISOString();

const endInterrupted = (now: Date) => ({
  running: null,
  finished_at: now.toISOString(),
  failure: updateProductsWords.interrupted,
});

/** The running or the last batch; null when there was none. */
export async function latestBatch({ db, clock }: App): Promise<ProductBatchRow | null> {
  const row = await db
    .selectFrom("product_batches")
    .selectAll()
    .orderBy(sql`coalesce(running, 0)`, "desc")
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.running && row.progress_at < stalledBefore(clock()))
    return { ...row, ...endInterrupted(new Date(row.progress_at)) };
  return row ?? null;
}

/** The running or the last batch as its page shows it. Throws when the database does not respond. */
export async function readProductUpdate(app: App) {
  const batch = await latestBatch(app);
  if (!batch) return null;
  const { id, started_at: startedAt, finished_at: finishedAt, done, total, failure } = batch;
  if (!finishedAt) return { status: "running" as const, id, startedAt, done, total };
  if (failure) return { status: "failed" as const, id, startedAt, finishedAt, message: failure };
  const rows = await app.db
    .selectFrom("product_batch_rows")
    .selectAll()
    .where("batch_id", "=", id)
    .orderBy("position")
    .execute();
  const of = (outcome: ProductBatchResultRow["outcome"]) =>
    rows.filter((row) => row.outcome === outcome);
  const [updated, failed] = [of("updated"), of("failed")];
  return {
    status: "finished" as const,
    id,
    startedAt,
    finishedAt,
    totalProducts: rows.length,
    updatedCount: updated.length,
    /** Number of products that were right already. */
    unchangedCount: of("unchanged").length,
    errorCount: failed.length,
    updatedProducts: updated.map((row) => ({
      id: row.product_id,
      name: row.name,
      description: row.new_description,
    })),
    errors: failed.map((row) => ({ productName: row.name, error: row.error ?? "" })),
  };
}

export type ProductUpdate = NonNullable<Awaited<ReturnType<typeof readProductUpdate>>>;

const plain = (title: string) => title.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * The catalogue's description of a provider's product: by its slug, else by its title. Of two
 * listings with one title the first counts, as in the catalogue.
 */
const descriptionOf = (catalogue: readonly Product[], { slug, name }: ProviderProduct) =>
  (
    catalogue.find((product) => product.slug === slug.trim()) ??
    catalogue.find((product) => plain(product.title) === plain(name))
  )?.description;

export type StartResponse =
  | { outcome: "started"; state: ProductUpdate }
  | { outcome: "signed-out" }
  | { outcome: "failed"; message: string };

/**
 * The only function that starts the update. Status: 202 it runs, 401 not signed in, 403 signed in
 * without the permission, 503 the database does not respond.
 */
export async function startUpdate(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; response: StartResponse }> {
  try {
    const session = await readStaff(request, context);
    if (!session) return { status: 401, response: { outcome: "signed-out" } };
    const { id, name, role } = session.person;
    if (!mayDo(role, "/update-products", "update")) {
      return {
        status: 403,
        response: { outcome: "failed", message: updateMessages.notAllowed },
      };
    }
    const state = await updateProductDescriptions(context.get(appContext), { id, name });
    return { status: 202, response: { outcome: "started", state } };
  } catch (error) {
    context.get(reportErrorContext)(error);
    const message = updateMessages.failed.text;
    return { status: 503, response: { outcome: "failed", message } };
  }
}
