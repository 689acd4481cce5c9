import type { ReactNode } from "react";
import { updateMessages } from "~/content/en/form-messages";
import { updateProductsWords as words } from "~/content/en/staff/update-products";
import { timeZone } from "~/facts/identity";
import type { ProductUpdate, StartResponse } from "./update-products.server";

export type { ProductUpdate, StartResponse };

/** The sign-in, which redirects back to the update page. */
export const signInToUpdate = "/staff/sign-in?next=%2Fupdate-products";

export type UpdatePanelProps = {
  signedIn: boolean;
  /** The running or the last update; null for people who are not signed in. */
  state: ProductUpdate | null;
  /** No payment provider is set up, so nothing can be updated. Always false for visitors. */
  noProvider: boolean;
  /** The server's response to the button. */
  response?: Extract<StartResponse, { outcome: "failed" }> | undefined;
};

/**
 * The button and its result. Plain HTML that posts; React hydrates it at its first use
 * (update-panel.client.tsx) and then shows the progress.
 */
export function UpdatePanel({
  signedIn,
  state,
  noProvider,
  response,
  sending = false,
  onStart,
}: UpdatePanelProps & { sending?: boolean; onStart?: (form: HTMLFormElement) => void }) {
  const running = state?.status === "running";
  const busy = running || sending;
  const failure = response ? response.message : state?.status === "failed" ? state.message : null;
  return (
    <>
      {noProvider && failure !== words.noProvider && (
        <div className="error-summary" role="note">
          <p>{words.noProvider}</p>
        </div>
      )}
      <form
        action="/update-products"
        className="form"
        method="post"
        onSubmit={(event) => {
          if (!onStart) return;
          event.preventDefault();
          if (!busy) onStart(event.currentTarget);
        }}
      >
        <p className="wide">
          <button aria-disabled={busy || undefined} className="button submit" type="submit">
            {busy && <span aria-hidden="true" className="spinner" />}
            {busy ? words.busy : words.button}
          </button>
        </p>
      </form>
      <div aria-live="polite" className="update-progress">
        {running && (
          <>
            <p className="update-count">{words.progress(state.done, state.total)}</p>
            <progress
              aria-label={words.progressLabel}
              max={state.total ?? 1}
              value={state.total === null ? undefined : state.done}
            />
            <p className="hint">{words.together}</p>
          </>
        )}
      </div>
      {failure !== null && !busy && (
        <div className="error-summary" data-takes-focus role="alert" tabIndex={-1}>
          <h2>{updateMessages.failed.title}</h2>
          <p>{failure}</p>
        </div>
      )}
      {state?.status === "finished" && !busy && <UpdateResult state={state} />}
      {signedIn && (
        <form action="/staff/sign-out" className="update-sign-out" method="post">
          <button className="text-link" type="submit">
            {words.signOut}
          </button>
        </form>
      )}
    </>
  );
}

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** Result of an update: counts, then updated and failed products. */
function UpdateResult({ state }: { state: Extract<ProductUpdate, { status: "finished" }> }) {
  const { totalProducts, updatedCount, unchangedCount, errorCount } = state;
  const nothing =
    totalProducts === 0
      ? words.result.noProducts
      : updatedCount === 0 && errorCount === 0
        ? words.result.nothing
        : null;
  return (
    <section aria-labelledby="update-heading" className="update-result">
      <div className="result-panel" data-takes-focus role="status" tabIndex={-1}>
        <h2 id="update-heading">{words.result.heading}</h2>
        <p>{nothing ?? updateMessages.done(updatedCount).text}</p>
        <p className="hint">
          {words.result.finished}{" "}
          <time dateTime={state.finishedAt}>{time.format(new Date(state.finishedAt))}</time>
        </p>
      </div>
      <dl className="facts">
        <Count label={words.result.total} value={totalProducts} />
        <Count label={words.result.updated} value={updatedCount} />
        <Count label={words.result.unchanged} value={unchangedCount} />
        {errorCount > 0 && <Count label={words.result.errors} value={errorCount} />}
      </dl>
      {errorCount > 0 && (
        <List heading={words.result.errorList} id="update-errors">
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
        <List heading={words.result.updatedList} id="update-done">
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

/** A list that scrolls by keyboard, too. */
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
