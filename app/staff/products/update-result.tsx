import type { ReactNode } from "react";
import { updateMessages } from "~/content/en/form-messages";
import { updateProductsWords } from "~/content/en/staff/update-products";
import { timeZone } from "~/facts/identity";
import type { ProductUpdate } from "./update-products.server";

const words = updateProductsWords.result;

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** Result of an update: counts, then updated and failed products. */
export function UpdateResult({ state }: { state: Extract<ProductUpdate, { status: "finished" }> }) {
  const { totalProducts, updatedCount, unchangedCount, errorCount } = state;
  const nothing =
    totalProducts === 0
      ? words.noProducts
      : updatedCount === 0 && errorCount === 0
        ? words.nothing
        : null;
  return (
    <section aria-labelledby="update-heading" className="update-result">
      <div className="result-panel" data-takes-focus role="status" tabIndex={-1}>
        <h2 id="update-heading">{words.heading}</h2>
        <p>{nothing ?? updateMessages.done(updatedCount).text}</p>
        <p className="hint">
          {words.finished}{" "}
          <time dateTime={state.finishedAt}>{time.format(new Date(state.finishedAt))}</time>
        </p>
      </div>
      <dl className="facts">
        <Count label={words.total} value={totalProducts} />
        <Count label={words.updated} value={updatedCount} />
        <Count label={words.unchanged} value={unchangedCount} />
        {errorCount > 0 && <Count label={words.errors} value={errorCount} />}
      </dl>
      {errorCount > 0 && (
        <List heading={words.errorList} id="update-errors">
          {state.errors.map(({ productName, error }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may share name and error
            <li key={n}>
              <h4>{productName}</h4>
              <p className="field-error">{error}</p>
            </li>
          ))}
        </List>
      )}
      {updatedCount > 0 && (
        <List heading={words.updatedList} id="update-done">
          {state.updatedProducts.map(({ id, name, description }) => (
            <li key={id}>
              <h4>{name}</h4>
              <p>{description}</p>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A scrollable list, also by keyboard. */
function List({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <div className="update-list">
      <h3 id={id}>{heading}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus */}
      <section aria-labelledby={id} className="scroller" tabIndex={0}>
        <ul>{children}</ul>
      </section>
    </div>
  );
}
